import { test as base, type BrowserContext, type Page } from '@playwright/test'

/** Opens a page in a browser profile of its own. */
export type OpenDevice = () => Promise<Page>

/**
 * Tests with another device, or with somebody else on theirs. It is closed with its test: a page that
 * stays goes on asking the server, and takes a process of the browser from the tests behind it.
 */
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
