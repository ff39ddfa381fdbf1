import { expect, test as base, type Page } from '@playwright/test'

import { openProxy, type ControlledProxy } from './controlledProxy.ts'
import { Player } from './player.ts'
import { shellCached } from './shell.ts'

const TITLE = 'Dead Letters of Devthala'

const test = base.extend<{ proxied: ControlledProxy }>({
  proxied: async ({ baseURL }, give) => {
    const proxied = await openProxy(baseURL ?? '')
    await give(proxied)
    await proxied.close()
  },
  page: async ({ browser, proxied }, give) => {
    const context = await browser.newContext({ baseURL: proxied.url, serviceWorkers: 'allow' })
    await give(await context.newPage())
    await context.close()
  },
})

/** Triggers the check for updates and waits for the new service worker. */
async function findNewer(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
  await expect.poll(waits, { timeout: 60_000 }).toBe('installed')
}

async function isToldOfNewer(page: Page) {
  const line = page.getByRole('status', { name: 'Notifications' })
  await expect(async () => {
    if (/Task finished|Welcome/.test((await line.textContent()) ?? '')) {
      await page.getByRole('button', { name: 'Close this notification' }).click({ timeout: 1000 })
    }
    await expect(line).toContainText('A new version is available', { timeout: 1000 })
  }).toPass()
}

const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [registration?.waiting ?? null, registration?.active?.state]
  })

async function beginPlay(page: Page) {
  const player = new Player(page, TITLE)
  await player.beginAsNew(TITLE)
  await player.answered()
  await shellCached(page)
  return player
}

test('a new version is offered after the turn, and loaded after the next one', async ({
  page,
  proxied,
}) => {
  test.slow()
  const player = await beginPlay(page)
  const load = page.getByRole('button', { name: 'Load now' })
  const lines = player.log.getByRole('article')

  await test.step('no update is offered while a turn is narrated', async () => {
    const release = proxied.hold()
    await player.verb('Continue').click()
    await expect(player.thinking).toBeVisible()
    proxied.deploy()
    await findNewer(page)
    await expect(load).toBeHidden()
    release()
    await player.answered()
    await isToldOfNewer(page)
    await expect(load).toBeVisible()
  })

  await test.step('an update that is accepted during a turn waits for its end', async () => {
    const release = proxied.hold()
    const loaded = page.waitForEvent('load')
    await player.verb('Continue').click()
    await expect(player.thinking).toBeVisible()
    await load.click()
    await findNewer(page)
    await expect(player.thinking).toBeVisible()
    release()
    await loaded
  })

  await test.step('the story continues at the same turn in the newer version', async () => {
    await expect(lines.first()).toBeVisible()
    await player.answered()
    await expect.poll(() => workersOf(page)).toEqual([null, 'activated'])
  })
})

test('a new version is loaded although the old one is still responding', async ({
  page,
  proxied,
}) => {
  test.slow()
  await page.goto('/home')
  await shellCached(page)
  const release = proxied.hold(/^\/covers\/late\.svg$/)
  await page.evaluate(() => void fetch('/covers/late.svg'))
  proxied.deploy()
  await findNewer(page)

  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load now' }).click()
  await loaded

  await expect(page.getByRole('main')).toBeVisible()
  release()
})
