import { expect, test, type Page } from '@playwright/test'

import { visit } from './visit.ts'

function countLoads(page: Page) {
  let count = 0
  page.on('load', () => (count += 1))
  return () => count
}

const gone = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ status: 404 }))

for (const [what, files] of Object.entries({
  page: /assets\/BrowseRoute-.*\.js/,
  call: /assets\/(categories|stories)-.*\.js/,
})) {
  test(`a page of an old build that lacks the code of a ${what} reloads once`, async ({ page }) => {
    await visit(page, '/login')
    const loads = countLoads(page)
    let reloaded = false
    page.on('request', (request) => (reloaded ||= request.isNavigationRequest()))
    await page.route(files, (route) =>
      reloaded ? route.continue() : route.fulfill({ status: 404 }),
    )

    await page.getByRole('banner').getByRole('link', { name: 'Browse', exact: true }).click()

    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(loads()).toBeLessThanOrEqual(1)
  })
}

test('a page whose code is permanently missing says so after one reload', async ({ page }) => {
  await visit(page, '/login')
  const loads = countLoads(page)
  await gone(page, /assets\/BrowseRoute-.*\.js/)

  await page.getByRole('banner').getByRole('link', { name: 'Browse', exact: true }).click()

  await expect(page.getByText('This page could not be shown.')).toBeVisible()
  expect(loads()).toBe(1)
})
