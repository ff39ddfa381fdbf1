import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Words = string | RegExp
type Seen = Pick<StoryContext, 'canvas'>

interface Met extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'> {
  args: object
}

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

/** These words are nowhere. */
export const omits =
  (words: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.queryByText(words)).toBeNull()
  }

/** An element of this role and name is to be seen. */
export const has =
  (role: string, name: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole(role, { name })).toBeVisible()
  }

/** There is no element of this role, or none that is called so. */
export const hasNo =
  (role: string, name?: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.queryByRole(role, name === undefined ? {} : { name })).toBeNull()
  }

/** The only element of this role holds these words. */
export const tells =
  (role: string, words: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole(role)).toHaveTextContent(words)
  }

/** The link of this name leads there. */
export const leadsTo =
  (name: Words, href: string) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  }

/** The button of this name calls what the story was given for it. */
export const presses =
  (name: Words, handler: `on${string}`) =>
  async ({ args, canvas, userEvent }: Met) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(Reflect.get(args, handler)).toHaveBeenCalledOnce()
  }

/** Nothing of the page lies beside the window. */
export const fits = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
  const { documentElement: page } = canvasElement.ownerDocument
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}

/** The page is in this language or runs this way, and nothing of it lies beside the window. */
export const fitsAs =
  (attribute: 'dir' | 'lang', value: string) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute(attribute, value)
    await fits({ canvasElement })
  }

/** What could not be had is asked for again by its button. */
export const asksAgain = presses(/again/i, 'onRetry')

/** One claim after the other. */
export const claims =
  (...plays: readonly ((context: Met) => Promise<void>)[]) =>
  async (context: Met) => {
    for (const play of plays) await play(context)
  }
