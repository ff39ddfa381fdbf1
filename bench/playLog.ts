import { chromium, type Browser, type Page } from 'playwright'

import { launchOptions } from '../scripts/browser.mjs'
import { framesWhile, servePage } from './servePage.ts'
import { median, percentile, print, turnAbout } from './table.ts'

const SLOWDOWN = 4
const ROUNDS = 3
const KEYS = 100
const KEY_EVERY_MS = 50
const SECONDS = 5
const PROMISED_MS = 50
const PROMISED_FRAMES = 60

type List = 'ours' | 'empty'

/** Opens the page with CPU throttling and waits until it is idle. */
async function openLog(browser: Browser, address: string, list: List, phase: 'type' | 'stream') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${address}?list=${list}&phase=${phase}`)
  await page.getByRole('log').waitFor()
  await page.waitForTimeout(2000)
  return page
}

/** Returns the latency from each key press to its frame during streaming, in ms. */
async function typingIn(page: Page): Promise<number[]> {
  await page.getByRole('textbox').click()
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a')
    await page.waitForTimeout(KEY_EVERY_MS)
  }
  return page.evaluate(() => Reflect.get(globalThis, 'delays') as number[])
}

/** Compares a log of 5,000 lines with an empty one, in alternating rounds. */
export async function benchPlayLog() {
  const { address, stop } = await servePage('playLogPage.tsx')
  const browser = await chromium.launch(launchOptions())
  const within =
    (list: List, phase: 'type' | 'stream', measure: (page: Page) => Promise<number>) =>
    async () => {
      const page = await openLog(browser, address, list, phase)
      const measured = await measure(page)
      await page.close()
      return measured
    }
  const typing = (list: List) =>
    within(list, 'type', async (page) => percentile(await typingIn(page), 0.95))
  const frames = (list: List) =>
    within(list, 'stream', (page) => framesWhile(page, () => page.waitForTimeout(SECONDS * 1000)))
  const typed = await turnAbout({ rounds: ROUNDS }, typing('ours'), typing('empty'))
  const streamed = await turnAbout({ rounds: ROUNDS }, frames('ours'), frames('empty'))
  await browser.close()
  await stop()

  const key = 'p95 from a key to its frame, log of 5,000 lines'
  const p95 = { what: key, ours: median(typed.ours), unit: 'ms' }
  const rate = {
    what: 'Frames while text streams, log of 5,000 lines',
    ours: median(streamed.ours),
    unit: 'fps',
  }
  const against = `an empty log; CPU ${SLOWDOWN} times slower`
  print({ ...p95, limit: median(typed.limit), against })
  print({ ...p95, limit: PROMISED_MS })
  print({ ...rate, limit: median(streamed.limit), against })
  print({ ...rate, limit: PROMISED_FRAMES })
}
