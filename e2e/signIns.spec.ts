import { expect, type BrowserContext, type Page } from '@playwright/test'

import { test } from './devices.ts'
import { callWithPassword, PASSWORD, register, signIn } from './player.ts'
import { visit } from './visit.ts'

/** Closes the welcome message, which may cover the profile link. */
async function signOut(page: Page) {
  const welcome = page.getByRole('button', { name: 'Close this notification' })
  await expect(welcome).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).press('Enter')
  await welcome.click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

const spendAccessToken = (page: Page) =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('tokens') ?? '{}') as Record<string, string>
    const spent = ['{}', '{"exp":1}', 'x'].map((part) => btoa(part)).join('.')
    localStorage.setItem('tokens', JSON.stringify({ ...tokens, access_token: spent }))
  })

function countRefreshes(context: BrowserContext) {
  const seen: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) seen.push(request.url())
  })
  return seen
}

test('two pages with an expired token renew it once', async ({ page, context }) => {
  const username = await register(page)
  const second = await context.newPage()
  // Moves to a page without requests, which could trigger a renewal.
  for (const one of [page, second]) await one.goto('/robots.txt')
  const refreshes = countRefreshes(context)
  await spendAccessToken(page)

  await Promise.all([page.goto('/account'), second.goto('/account')])

  for (const one of [page, second]) {
    await expect(one.getByText(`${username}@example.org`)).toBeVisible()
  }
  expect(refreshes).toHaveLength(1)
})

test('logout in one page also closes private pages in the other', async ({ page, context }) => {
  await register(page)
  const second = await context.newPage()
  await second.goto('/account')
  await expect(second.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible()

  await signOut(page)

  await expect(page).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login$/)
  expect(await second.evaluate(() => localStorage.getItem('tokens'))).toBeNull()
})

test('login by a link in one page changes the account of the other', async ({
  page,
  context,
  openDevice,
}) => {
  const first = await register(page)
  const device = await openDevice()
  const other = await register(device)
  const { url } = await callWithPassword(device, 'login-link')
  const second = await context.newPage()
  await second.goto('/account')
  await expect(second.getByText(`${first}@example.org`)).toBeVisible()

  const { pathname, search } = new URL(url)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: /^Log in as/ }).click()

  await expect(second.getByText(`${other}@example.org`)).toBeVisible()
  await expect(second.getByText(`${first}@example.org`)).toBeHidden()
})

test('logout works while the server is unavailable', async ({ page, context }) => {
  await register(page)
  await context.route('**/api/v1/**', (route) => route.abort())

  await signOut(page)

  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('tokens'))).toBeNull()
})

test('an expired session asks for login during play and preserves the input', async ({ page }) => {
  const username = await register(page)
  await page.getByRole('article').first().getByRole('button', { name: 'PLAY' }).click()
  await expect(page).toHaveURL(/\/play\//)
  const field = page.getByRole('textbox', { name: 'Describe your custom action...' })
  await field.fill('I hold the lamp higher')
  await callWithPassword(page, 'logout-all')

  await page.getByRole('button', { name: /^Act/ }).click()

  const popup = page.getByRole('dialog', { name: 'Login Required' })
  await expect(popup).toBeVisible()
  await expect(field).toHaveValue('I hold the lamp higher')
  await popup.getByRole('button', { name: 'Continue to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: 'Username or Email' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(field).toHaveValue('I hold the lamp higher')
})

test('a redirect to another site is not followed', async ({ page, openDevice }) => {
  const username = await register(page)
  const device = await openDevice()
  await visit(device, '/home')
  await device.evaluate(() =>
    localStorage.setItem('redirectAfterLogin', 'https://evil.example/phish'),
  )

  await signIn(device, username)

  await expect(device).toHaveURL(/\/home$/)
})

test('a closed account is reopened by login, and its data can be downloaded', async ({ page }) => {
  const username = await register(page)
  await page.goto('/account/data')
  await page.getByRole('button', { name: 'Download My Data' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Password').fill(PASSWORD)
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(copy.suggestedFilename()).toMatch(/^kathasagar-\d{4}-\d\d-\d\d\.json$/)

  await page.getByRole('button', { name: 'Delete My Account' }).click()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText(/^Your account is closed\./)).toBeVisible()
  await signIn(page, username)

  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/account')
  await expect(page.getByText(`${username}@example.org`)).toBeVisible()
})
