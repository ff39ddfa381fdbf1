import { createHmac } from 'node:crypto'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { register } from './player.ts'

const PASSWORD = 'Lamp-0n-water!'

// Browsers have no passkeys at an IP address.
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 8123}` })

const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

async function givePassword(page: Page, username: string) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username or Email' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const security = (page: Page) => page.getByRole('region', { name: 'Sign-in and security' })
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

/** The browser's own authenticator, whose owner is there and unlocks it. */
async function holdAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const STEP_MS = 30_000

/** What an app shows at a time that holds this key, by RFC 6238. */
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
  const codes = dialog(page, 'Keep your recovery codes')
  const items = codes.getByRole('listitem')
  await expect(items).toHaveCount(10)
  const kept = await items.allTextContents()
  await codes.getByRole('button', { name: 'I Kept Them' }).click()
  await expect(codes).toBeHidden()
  return kept
}

async function fillAndSend(field: Locator, value: string) {
  await field.fill(value)
  await field.press('Enter')
}

test('a passkey is added, signs in without a password, and opens nothing once it is removed', async ({
  page,
}) => {
  await holdAuthenticator(page)
  const username = await register(page)
  await page.goto('/account')
  await security(page).getByRole('button', { name: 'Add a Passkey' }).click()
  await fillAndSend(dialog(page, 'Add a Passkey').getByLabel('Name'), 'This laptop')
  await keptCodes(page)
  await expect(security(page).getByRole('listitem')).toHaveText(/This laptop.*not used yet/)
  await signOut(page)

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/account')
  await expect(page.getByText(username).first()).toBeVisible()
  await expect(security(page).getByRole('listitem')).toHaveText(/last used on/)

  await security(page).getByRole('button', { name: 'Remove This laptop' }).click()
  await dialog(page, 'Remove This laptop?').getByRole('button', { name: 'Remove' }).click()
  await expect(security(page).getByRole('listitem')).toHaveCount(0)
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText('This passkey does not open an account here.')
})

test('an authenticator app is asked for after the password, and a recovery code stands in once', async ({
  page,
}) => {
  const username = await register(page)
  await page.goto('/account')
  await security(page).getByRole('button', { name: 'Set Up an App' }).click()
  const setUp = dialog(page, 'Set up an authenticator app')
  await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const key = (await setUp.locator('code').textContent()) ?? ''
  const codeIn = (ms: number) => codeAt(key.replaceAll(' ', ''), Date.now() + ms)
  await fillAndSend(setUp.getByLabel('Code of six digits'), codeIn(0))
  const [recovery = ''] = await keptCodes(page)
  await expect(security(page).getByText('10 codes are left.')).toBeVisible()
  await signOut(page)

  await givePassword(page, username)
  await fillAndSend(page.getByLabel('Code of six digits'), '000000')
  await expect(page.getByRole('alert')).toHaveText(/^This code is not right/)
  // The first one is used up; that of the next half minute is taken as well, so that nobody waits.
  await fillAndSend(page.getByLabel('Code of six digits'), codeIn(STEP_MS))
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  await givePassword(page, username)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await fillAndSend(page.getByLabel('Recovery code'), recovery)
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  await givePassword(page, username)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await fillAndSend(page.getByLabel('Recovery code'), recovery)
  await expect(page.getByRole('alert')).toHaveText(/^This code is not right/)
  await page.getByRole('button', { name: 'Back to the start' }).click()
  await expect(page.getByRole('textbox', { name: 'Username or Email' })).toHaveValue(username)
})
