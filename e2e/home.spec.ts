import { expect, test } from '@playwright/test'

import { newName } from './player.ts'
import { publishStory } from './shelf.ts'
import { holdCode, openRendered, visit } from './visit.ts'

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

test(
  'a story without a category is in the last row',
  { tag: '@all' },
  async ({ page, request }) => {
    const title = `Of No Kind ${newName()}`
    const { id, tell } = await publishStory(request, title, { category_id: null })

    await visit(page, '/home')

    const last = page.getByRole('main').getByRole('region').last()
    await expect(last.getByRole('heading', { name: 'Other Stories' })).toBeVisible()
    await expect(last.getByRole('link', { name: title })).toBeVisible()
    await tell('PUT', `/stories/${id}/archive`)
  },
)

test(
  'a story without a category from a later page is in the last row, too',
  { tag: '@all' },
  async ({ page }) => {
    await page.route(/\/stories\/\?page=2/, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      // Uses the last story, because stories from other tests shift the list.
      json.stories.at(-1).category = null
      await route.fulfill({ response, json })
    })
    await visit(page, '/home')

    const later = page.waitForResponse(/\/stories\/\?page=2/)
    await page.getByRole('button', { name: 'Load More Stories' }).click()
    const { stories } = await (await later).json()

    const others = page.getByRole('region', { name: 'Other Stories' })
    await expect(others.getByRole('link', { name: stories.at(-1).title })).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'a row scrolls by its buttons, which cover nothing else',
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, '/home')
      const row = page.getByRole('region', { name: 'Trending Now' })
      const next = row.getByRole('button', { name: 'Next in Trending Now' })
      const scrolled = () => row.getByRole('list').evaluate((list) => list.scrollLeft)
      await row.scrollIntoViewIfNeeded()

      await next.tap()
      await expect.poll(scrolled).toBeGreaterThan(200)
      await row.getByRole('button', { name: 'Previous in Trending Now' }).tap()
      await expect.poll(scrolled).toBe(0)

      const { y, height } = (await next.boundingBox()) ?? { y: 0, height: 0 }
      const card = await row.getByRole('article').first().boundingBox()
      expect(y + height).toBeLessThanOrEqual(card?.y ?? 0)
      const page360 = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(page360).toBe(360)
    },
  )
})
