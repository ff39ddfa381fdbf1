import { expect, type Page } from '@playwright/test'

/** Waits until the element is visible, then presses Tab until it has focus. */
export const tabberOf =
  (page: Page) => async (role: 'button' | 'link' | 'textbox', name: RegExp) => {
    const wanted = page.locator(':focus').and(page.getByRole(role, { name }))
    await expect(page.getByRole(role, { name }).first()).toBeVisible()
    for (let step = 0; step < 120; step += 1) {
      if (await wanted.count()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached the ${role} ${name}`)
  }
