import { expect, test } from '@playwright/test'

import { holdCode, openRendered } from './visit.ts'

test('a cover that failed before hydration is replaced by the default one', async ({ page }) => {
  await page.route(/\/covers\/(?!default)/, (route) => route.fulfill({ status: 404 }))
  const letInHome = await holdCode(page)
  await openRendered(page, '/home')
  const card = page.getByRole('article').first()
  const address = String(await card.getByRole('link').first().getAttribute('href'))
  const covers = { '/home': card, [address]: page.getByRole('main') }
  letInHome()

  for (const [path, place] of Object.entries(covers)) {
    const letIn = await holdCode(page)
    await openRendered(page, path)
    const cover = place.locator('img').first()
    await cover.scrollIntoViewIfNeeded()
    const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0
    await expect.poll(() => cover.evaluate(isBroken)).toBe(true)
    letIn()

    await expect(cover).toHaveAttribute('src', '/covers/default.svg')
    await expect.poll(() => cover.evaluate(isBroken)).toBe(false)
  }
})
