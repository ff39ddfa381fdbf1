import { expect, type Page } from '@playwright/test'

import { test } from './devices.ts'
import { pathInMail } from './outbox.ts'
import { callWithPassword, register, signIn } from './player.ts'

const NEW_PASSWORD = 'Boat-1n-monsoon!'

/** Returns the signed-in user from the server. If rejected, returns only a status. */
const whoAmI = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token')
    const response = await fetch('/api/v1/auth/me', {
      headers: { authorization: `Bearer ${token}` },
    })
    const { is_verified, credits } = (await response.json()) as Record<string, unknown>
    return { status: response.status, is_verified, credits }
  })

test('a new user verifies the email with a mailed link and gets a hundred credits', async ({
  page,
}) => {
  const username = await register(page)
  expect(await whoAmI(page)).toMatchObject({ is_verified: false, credits: 20 })

  const link = await pathInMail(`${username}@example.org`, '/verify-email')
  await page.goto(link)

  await expect(page.getByRole('heading', { name: 'Email verified successfully' })).toBeVisible()
  await expect(page).toHaveURL(/\/verify-email$/)
  expect(await whoAmI(page)).toMatchObject({ is_verified: true, credits: 100 })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email already verified' })).toBeVisible()
})

test('a forgotten password is reset by mail, and the old session ends', async ({
  page,
  openDevice,
}) => {
  const username = await register(page)
  const elsewhere = await openDevice()
  await elsewhere.goto('/login')
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
  // The name is exact, because the login form has a similar label and is visible until this page loads.
  await elsewhere
    .getByRole('textbox', { name: 'Email', exact: true })
    .fill(`${username}@example.org`)
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(
    elsewhere.getByText(
      'If this email is registered, you will receive password reset instructions',
    ),
  ).toBeVisible()

  await elsewhere.goto(await pathInMail(`${username}@example.org`, '/reset-password'))
  await elsewhere.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await elsewhere.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await elsewhere.getByRole('button', { name: 'Change Password' }).click()
  await elsewhere.getByRole('link', { name: 'Continue to Login' }).click()

  expect(await whoAmI(page)).toMatchObject({ status: 401 })
  await signIn(elsewhere, username)
  await expect(elsewhere.getByRole('alert')).toHaveText('Wrong username or password.')
  await signIn(elsewhere, username, NEW_PASSWORD)
  await expect(elsewhere).toHaveURL(/\/home$/)
})

test('a login link asks, logs in on another device once, and leaves no token in the address bar', async ({
  page,
  openDevice,
}) => {
  const username = await register(page)
  const { url } = await callWithPassword(page, 'login-link')
  const { pathname, search } = new URL(url)
  const device = await openDevice()

  await device.goto(pathname + search)
  await expect(device.getByRole('heading', { name: `Log in as ${username}?` })).toBeVisible()
  expect(await whoAmI(device)).toMatchObject({ status: 401 })
  await device.getByRole('button', { name: `Log in as ${username}` }).click()
  await expect(device).toHaveURL(/\/home$/)
  const late = await openDevice()
  await late.goto(pathname + search)

  expect(await whoAmI(device)).toMatchObject({ status: 200 })
  await expect(late.getByRole('alert')).toHaveText('This login link is invalid or has expired.')
  await expect(late).toHaveURL(/\/login$/)
})
