import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Words = string | RegExp
type Seen = Pick<StoryContext, 'canvas'>

/** Each of these words can be read. */
export const shows =
  (...words: readonly Words[]) =>
  async ({ canvas }: Seen) => {
    for (const text of words) await expect(canvas.getByText(text)).toBeVisible()
  }

/** These words are there, though perhaps for a voice alone. */
export const mentions =
  (words: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByText(words)).toBeInTheDocument()
  }

/** An element of this role and name is to be seen. */
export const has =
  (role: string, name: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole(role, { name })).toBeVisible()
  }

/** There is no element of this role. */
export const hasNo =
  (role: string) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.queryByRole(role)).toBeNull()
  }

/** The only element of this role holds these words. */
export const tells =
  (role: string, words: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole(role)).toHaveTextContent(words)
  }

interface Failed extends Pick<StoryContext, 'canvas' | 'userEvent'> {
  args: { onRetry?: (() => void) | undefined }
}

/** What could not be had is asked for again by its button. */
export const asksAgain = async ({ args, canvas, userEvent }: Failed) => {
  await userEvent.click(canvas.getByRole('button', { name: /again/i }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
}
