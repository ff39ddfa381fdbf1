import { expect, type Page } from '@playwright/test'

/** Opens a page and waits, as a person does, until it answers: one that came drawn is seen before. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('#root:not(:empty):not([data-drawn])')).toBeAttached()
}
