import { test as base, type BrowserContext, type Page } from '@playwright/test'

export type OpenDevice = () => Promise<Page>

/** Adds a second device, which is closed after the test because an open page uses resources. */
export const test = base.extend<{ openDevice: OpenDevice }>({
  openDevice: async ({ browser }, give) => {
    const opened: BrowserContext[] = []
    await give(async () => {
      const context = await browser.newContext()
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})
