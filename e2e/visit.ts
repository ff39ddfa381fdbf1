import { expect, type Page } from '@playwright/test'

/** Opens a page and waits, as a person does, until it answers: one that came rendered is seen before. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('#root:not(:empty):not([data-ssr])')).toBeAttached()
}

/** Opens a page until it comes rendered: one that was rendered too late for a visitor is there for the next. */
export async function openRendered(page: Page, path: string) {
  await expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' })
    const html = (await answer?.text()) ?? ''
    expect(html.includes('<div id="root" data-ssr>')).toBe(true)
  }).toPass()
}

/** Keeps a page's code back, so that it stays the rendered page; what it returns lets the code come. */
export async function holdCode(page: Page) {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/assets\/.*\.js/, async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}
