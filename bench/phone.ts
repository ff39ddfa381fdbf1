import { chromium, type CDPSession, type Page } from 'playwright'

import { launchOptions } from '../scripts/browser.mjs'

/** How many times slower the processor of a middling phone is. */
export const SLOWDOWN = 4
const KBIT = 1000 / 8
/** What such a phone is connected by, most of the time. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KBIT,
  uploadThroughput: 750 * KBIT,
}

export interface Phone {
  page: Page
  /** Speaks to the browser itself. */
  browser: CDPSession
  /** From now on the network is as slow as the processor. */
  slowNetwork: () => Promise<void>
  close: () => Promise<void>
}

/** A middling phone that looks at a product: a slow processor, a small screen, fingers. */
export async function pickUpPhone(baseURL: string): Promise<Phone> {
  const chrome = await chromium.launch(launchOptions())
  const context = await chrome.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // It would answer from the device what the network is asked for.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const slowNetwork = async () =>
    void (await browser.send('Network.emulateNetworkConditions', NETWORK))

  return { page, browser, slowNetwork, close: () => chrome.close() }
}

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).tap()
  await page.waitForURL((url) => url.pathname !== '/login')
}
