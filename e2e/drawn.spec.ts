import { expect, test, type Page } from '@playwright/test'

import { holdCode, openDrawn } from './visit.ts'

/** Resolves once React answers for the page. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a story and reads what it is about', async ({ page }) => {
    await openDrawn(page, '/home')
    const story = page.getByRole('article').getByRole('heading', { level: 3 }).first()
    const title = await story.innerText()
    const address = await story.getByRole('link').getAttribute('href')

    await openDrawn(page, String(address))

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

for (const path of ['/', '/home']) {
  test(`the drawn page ${path} is taken over as it stands`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.setAttribute('data-first', '')
      })
    })

    await openDrawn(page, path)
    await page.getByRole('button').first().focus()
    await alive(page)

    expect(complaints).toEqual([])
    await expect(page.locator('main')).toHaveAttribute('data-first', '')
  })
}

test('PLAY pressed before the code is there is not lost', async ({ page }) => {
  const letIn = await holdCode(page)
  await openDrawn(page, '/home')

  await page.getByRole('article').getByRole('button', { name: 'PLAY' }).first().click()
  letIn()

  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible()
})

test('a row that nobody came near to still answers who presses in it', async ({ page }) => {
  await openDrawn(page, '/home')
  await expect(page.locator('#root[data-drawn]')).not.toBeAttached()

  // As a reading aid presses: without scrolling there first.
  await page.getByRole('button', { name: 'Bookmark' }).last().dispatchEvent('click')

  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible()
})

test('who scrolled a drawn page stays there when it comes to life', async ({ page }) => {
  const letIn = await holdCode(page)
  await openDrawn(page, '/home')
  await page.getByRole('region', { name: 'Trending Now' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)

  letIn()
  await alive(page)
  await expect(page.locator('#root[data-drawn]')).not.toBeAttached()

  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('who reads in light never sees the page of the dark', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.route(/assets\/index-.*\.js/, (route) => route.abort())

  await openDrawn(page, '/home')

  await expect(page.getByRole('article').first()).toBeHidden()
})

test('the letters of every script are there once the page was seen', async ({ page }) => {
  const facesFor = (font: string, letter: string) =>
    page.evaluate(async ([font, letter]) => (await document.fonts.load(font, letter)).length, [
      font,
      letter,
    ] as const)
  await openDrawn(page, '/home')
  expect(await facesFor('16px Hind', 'a')).toBe(1)

  await expect.poll(() => facesFor('16px Hind', 'क')).toBe(1)
  expect(await facesFor('16px Hind', 'a')).toBe(1)
  expect(await facesFor('16px Hind', 'é')).toBe(1)
  expect(await facesFor('16px "Tiro Bangla"', 'ক')).toBe(1)
  expect(await facesFor('16px "Noto Serif Tamil"', 'த')).toBe(1)
  expect(await facesFor('16px "Noto Nastaliq Urdu"', 'ک')).toBe(1)
})
