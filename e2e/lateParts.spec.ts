import { expect, test } from '@playwright/test'

import { visit } from './visit.ts'

const CODE_OF_THE_MENU = /assets\/MenuSheet.*\.js/

test('a menu whose code fails to load leaves the page as it is, and opens at the next press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let failures = 0
  await page.route(CODE_OF_THE_MENU, async (route) => {
    failures += 1
    await route.abort()
  })
  await visit(page, '/home')
  const menu = page.getByRole('button', { name: 'Menu' })
  const stories = page.getByRole('main').getByRole('link')

  await menu.click()
  await expect.poll(() => failures).toBeGreaterThan(0)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(stories).not.toHaveCount(0)
  await page.unroute(CODE_OF_THE_MENU)
  await menu.click()

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
