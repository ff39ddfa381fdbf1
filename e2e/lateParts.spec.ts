import { expect, test, type Page } from '@playwright/test'

import { Player } from './player.ts'
import { visit } from './visit.ts'

const CODE_OF_THE_MENU = /assets\/MenuSheet.*\.js/

test('a menu whose code fails to load reloads the page on the next click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let failures = 0
  await page.route(CODE_OF_THE_MENU, async (route) => {
    failures += 1
    await route.abort()
  })
  await visit(page, '/home')
  const menu = page.getByRole('button', { name: 'Menu' })
  const stories = page.getByRole('main').getByRole('link')

  // The code is also loaded on the first touch.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pointermove')))
      return failures
    })
    .toBeGreaterThan(0)
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(stories).not.toHaveCount(0)
  await page.unroute(CODE_OF_THE_MENU)
  await reload(page, menu.click())
  await menu.click()

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

const STORY = 'Dead Letters of Devthala'
const MISSING = 'This part of the page could not be shown.'

async function withoutCode(page: Page, code: RegExp) {
  await page.route(code, (route) => route.abort())
  return () => page.unroute(code)
}

/** Waits until the action has reloaded the page. */
const reload = (page: Page, act: Promise<void>) => Promise.all([page.waitForEvent('load'), act])

async function beginStory(page: Page) {
  const player = new Player(page, STORY)
  await player.beginAsNew(STORY)
  await expect(player.log).toBeVisible()
}

test('a model list whose code fails to load offers to reload the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letCome = await withoutCode(page, /assets\/ModelOptions.*\.js/)
  await beginStory(page)
  // The test uses keys, because the list closes when the pointer leaves it.
  await page.getByRole('button', { name: /^Text model/ }).press('Enter')
  await expect(page.getByText(MISSING)).toBeVisible()

  await letCome()
  await reload(page, page.getByRole('button', { name: 'Try again' }).press('Enter'))
  await page.getByRole('button', { name: /^Text model/ }).press('Enter')

  await expect(page.getByText('No AI model is connected.')).toBeVisible()
})

for (const [what, width] of [
  ['beside the story', 1440],
  ['over it on a phone', 390],
] as const) {
  test(`the memory whose code fails to load offers to reload the page ${what}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const letCome = await withoutCode(page, /assets\/MemoryPanel.*\.js/)
    await beginStory(page)
    const openMemory = async () => {
      if (width < 640) await page.getByRole('button', { name: /^More/ }).click()
      await page.getByRole('button', { name: /^Memory/ }).click()
    }
    await openMemory()
    const place = page.getByRole('complementary', { name: 'Memory' })
    await expect(place.getByText(MISSING)).toBeInViewport()

    await letCome()
    await reload(page, place.getByRole('button', { name: 'Try again' }).click())
    await openMemory()

    await expect(page.getByRole('heading', { name: 'Memory' })).toBeVisible()
  })
}
