import { expect, type Page } from '@playwright/test'

/** Resolves once the shell is kept on the device and the worker answers for the page. */
export const shellKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { serviceWorker } = navigator
          const registration = await serviceWorker.getRegistration()
          return registration?.active?.state === 'activated' && serviceWorker.controller !== null
        }),
      { timeout: 60_000 },
    )
    .toBe(true)
