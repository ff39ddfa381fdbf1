import { expect, test } from '@playwright/test'

import { visit } from './visit.ts'

test('an unknown address shows a page with a link home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')

  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link').first().click()

  await expect(page).toHaveURL(/\/home$/)
})

test('the chosen theme applies before the first paint of the next visit', async ({ page }) => {
  await visit(page, '/home')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))

  await page.reload()

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('search finds a story by a part of its title and opens it', async ({ page }) => {
  await visit(page, '/home')
  const box = page.getByRole('combobox', { name: 'Search stories' })

  await box.fill('devth')
  await page.getByRole('option', { name: /Dead Letters of Devthala/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dead Letters of Devthala')
  await expect(box).toHaveValue('')
})
