import { createHmac } from 'node:crypto'

import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import { ADMIN } from './adminSession.ts'
import { answered } from './caller.ts'
import { register, signIn } from './player.ts'

const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

const security = (page: Page) => page.getByRole('region', { name: 'Login and security' })
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

const STEP_MS = 30_000

/** Computes a TOTP code (RFC 6238). */
function codeAt(key: string, at: number): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)))
  const hash = createHmac('sha1', secret).update(step).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

async function keptCodes(page: Page): Promise<string[]> {
  const codes = dialog(page, 'Save your recovery codes')
  const items = codes.getByRole('listitem')
  await expect(items).toHaveCount(10)
  const kept = await items.allTextContents()
  await codes.getByRole('button', { name: 'I saved them' }).click()
  await expect(codes).toBeHidden()
  return kept
}

/** Only admins can set up an authenticator app. */
async function makeAdmin(request: APIRequestContext, username: string) {
  const data = { email_or_username: ADMIN.email, password: ADMIN.password }
  const { tokens } = await answered(request.post('/api/v1/auth/login', { data }))
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const { users } = await answered(
    request.get('/api/v1/admin/users', { headers, params: { search: username } }),
  )
  const of = `/api/v1/admin/users/${users[0].id}/role`
  await answered(request.put(of, { headers, data: { role: 'admin' } }))
}

async function fillAndSend(field: Locator, value: string) {
  await field.fill(value)
  await field.press('Enter')
}

test('login asks for a code after the password, and a recovery code works once', async ({
  page,
  request,
}) => {
  const username = await register(page)
  await makeAdmin(request, username)
  await page.goto('/account/security')
  await security(page).getByRole('button', { name: 'Set up an app' }).click()
  const setUp = dialog(page, 'Set up an authenticator app')
  await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const key = (await setUp.locator('code').textContent()) ?? ''
  const codeIn = (ms: number) => codeAt(key.replaceAll(' ', ''), Date.now() + ms)
  await fillAndSend(setUp.getByLabel('Six-digit code'), codeIn(0))
  const [recovery = ''] = await keptCodes(page)
  await expect(security(page).getByText('10 codes are left.')).toBeVisible()
  await signOut(page)

  await signIn(page, username)
  await fillAndSend(page.getByLabel('Six-digit code'), '000000')
  await expect(page.getByRole('alert')).toHaveText(/^This code is wrong/)
  // The first code is used up. Uses the next one instead of waiting.
  await fillAndSend(page.getByLabel('Six-digit code'), codeIn(STEP_MS))
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  await signIn(page, username)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await fillAndSend(page.getByLabel('Recovery code'), recovery)
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  await signIn(page, username)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await fillAndSend(page.getByLabel('Recovery code'), recovery)
  await expect(page.getByRole('alert')).toHaveText(/^This code is wrong/)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page.getByRole('textbox', { name: 'Username or Email' })).toHaveValue(username)
})
