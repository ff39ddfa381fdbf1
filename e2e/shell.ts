import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Resolves once the shell is kept on the device of somebody who moves about the page, and the worker answers for it. */
export const shellKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          dispatchEvent(new Event('pointermove'))
          const { serviceWorker } = navigator
          const registration = await serviceWorker.getRegistration()
          return registration?.active?.state === 'activated' && serviceWorker.controller !== null
        }),
      { timeout: 60_000 },
    )
    .toBe(true)

/**
 * Has a page that was opened without a network know of it: since version 150 Chromium calls a page
 * online that it loads while the network is emulated away, until that emulation changes.
 */
export async function noticeOffline(context: BrowserContext) {
  await context.setOffline(false)
  await context.setOffline(true)
}
