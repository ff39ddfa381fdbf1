import { expect, type Page } from '@playwright/test'

export async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('#root:not(:empty):not([data-ssr])')).toBeAttached()
}

/** Reloads until the page is server-rendered, because the first attempt may be too slow. */
export async function openRendered(page: Page, path: string) {
  await expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' })
    const html = (await answer?.text()) ?? ''
    expect(html.includes('<div id="root" data-ssr>')).toBe(true)
  }).toPass()
}

export async function holdCode(page: Page) {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/assets\/.*\.js/, async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}
