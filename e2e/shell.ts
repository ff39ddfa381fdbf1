import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Waits until the shell is cached and the service worker controls the page. */
export const shellCached = (page: Page) =>
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

/** Toggles the emulation, because Chromium reports a page that is loaded offline as online. */
export async function noticeOffline(context: BrowserContext) {
  await context.setOffline(false)
  await context.setOffline(true)
}
