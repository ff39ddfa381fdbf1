import { expect, test } from '@playwright/test'

/** A page that was drawn too late for one visitor is there for the next. */
async function untilDrawn(path: string, baseURL: string | undefined) {
  await expect(async () => {
    const page = await fetch(`${baseURL}${path}`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('data-drawn')
  }).toPass()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a story and reads what it is about', async ({ page, baseURL }) => {
    await untilDrawn('/home', baseURL)
    await page.goto('/home')
    const story = page.getByRole('article').getByRole('heading', { level: 3 }).first()
    const title = await story.innerText()
    const href = await story.getByRole('link').getAttribute('href')
    await untilDrawn(String(href), baseURL)

    await story.getByRole('link').click()

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

for (const path of ['/', '/home']) {
  test(`the drawn page ${path} is taken over as it stands`, async ({ page, baseURL }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await untilDrawn(path, baseURL)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.setAttribute('data-first', '')
      })
    })

    await page.goto(path)
    await page.getByRole('button').first().focus()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    )

    expect(complaints).toEqual([])
    await expect(page.locator('main')).toHaveAttribute('data-first', '')
  })
}

test('PLAY pressed before the code is there is not lost', async ({ page, baseURL }) => {
  await untilDrawn('/home', baseURL)
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await isLetIn
    await route.continue()
  })
  await page.goto('/home', { waitUntil: 'commit' })

  await page.getByRole('article').getByRole('button', { name: 'PLAY' }).first().click()
  letIn()

  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible()
})

test('who reads in light never sees the page of the dark', async ({ page, baseURL }) => {
  await untilDrawn('/home', baseURL)
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.route(/assets\/index-.*\.js/, (route) => route.abort())

  await page.goto('/home', { waitUntil: 'commit' })

  await expect(page.locator('#root')).toBeAttached()
  await expect(page.getByRole('article').first()).toBeHidden()
})
