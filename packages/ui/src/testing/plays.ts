import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

type Words = string | RegExp
type Seen = Pick<StoryContext, 'canvas'>

interface Met extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'> {
  args: object
}

export const shows =
  (...words: readonly Words[]) =>
  async ({ canvas }: Seen) => {
    for (const text of words) await expect(canvas.getByText(text)).toBeVisible()
  }

/** Checks that the text exists. It may be visually hidden. */
export const mentions =
  (words: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByText(words)).toBeInTheDocument()
  }

export const omits =
  (words: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.queryByText(words)).toBeNull()
  }

export const has =
  (role: string, name: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole(role, { name })).toBeVisible()
  }

export const hasNo =
  (role: string, name?: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.queryByRole(role, name === undefined ? {} : { name })).toBeNull()
  }

/** Checks the text of the only element with this role. */
export const tells =
  (role: string, words: Words) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole(role)).toHaveTextContent(words)
  }

export const leadsTo =
  (name: Words, href: string) =>
  async ({ canvas }: Seen) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  }

/** Checks that a press of the button calls this handler. */
export const presses =
  (name: Words, handler: `on${string}`) =>
  async ({ args, canvas, userEvent }: Met) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(Reflect.get(args, handler)).toHaveBeenCalledOnce()
  }

export const fits = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
  const { documentElement: page } = canvasElement.ownerDocument
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}

/** Checks the language or direction of the page and that it has no horizontal overflow. */
export const fitsAs =
  (attribute: 'dir' | 'lang', value: string) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute(attribute, value)
    await fits({ canvasElement })
  }

export const asksAgain = presses(/again/i, 'onRetry')

export const claims =
  (...plays: readonly ((context: Met) => Promise<void>)[]) =>
  async (context: Met) => {
    for (const play of plays) await play(context)
  }

/** Opens a select and selects the option with this name. */
export async function chooseOption(
  userEvent: Met['userEvent'],
  select: HTMLElement,
  name: string | RegExp,
) {
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name }))
  await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'))
}
