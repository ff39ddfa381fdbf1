import { chromium, type Browser, type Page } from 'playwright'

import { launchOptions } from '../scripts/browser.mjs'
import { servePage } from './servePage.ts'
import { median, percentile, print } from './table.ts'

const SLOWDOWN = 4
const ROUNDS = 3
const KEYS = 100
const KEY_EVERY_MS = 50
const SECONDS = 5
const PROMISED_MS = 50
const PROMISED_FRAMES = 60

const LISTS = ['ours', 'plain', 'empty'] as const
type List = (typeof LISTS)[number]

/** A page of its own on a slow machine, with the log shown and at rest. */
async function openLog(browser: Browser, address: string, list: List, phase: 'type' | 'stream') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${address}?list=${list}&phase=${phase}`)
  await page.getByRole('log').waitFor()
  await page.waitForTimeout(2000)
  return page
}

/** Milliseconds from each key to the frame that shows it, while the answer is told. */
async function typingIn(page: Page): Promise<number[]> {
  await page.getByRole('textbox').click()
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a')
    await page.waitForTimeout(KEY_EVERY_MS)
  }
  return page.evaluate(() => Reflect.get(globalThis, 'delays') as number[])
}

/** Frames a second, counted where they are drawn. */
const framesIn = (page: Page): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const began = performance.now()
        requestAnimationFrame(function count(now) {
          frames += 1
          if (now - began < ms) requestAnimationFrame(count)
          else resolve((frames / (performance.now() - began)) * 1000)
        })
      }),
    SECONDS * 1000,
  )

async function measure(browser: Browser, address: string, list: List) {
  const typed = await openLog(browser, address, list, 'type')
  const delays = await typingIn(typed)
  await typed.close()
  const streamed = await openLog(browser, address, list, 'stream')
  const frames = await framesIn(streamed)
  await streamed.close()
  return { typing: percentile(delays, 0.95), frames }
}

/**
 * A log of 5,000 lines against the same lines in a plain list and against no lines at all, which is
 * what the machine can do just now; in alternating rounds.
 */
export async function benchPlayLog() {
  const { address, stop } = await servePage('playLogPage.tsx')
  const browser = await chromium.launch(launchOptions())
  const found: Record<List, Awaited<ReturnType<typeof measure>>[]> = {
    ours: [],
    plain: [],
    empty: [],
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const list of LISTS) {
      found[list].push(await measure(browser, address, list))
    }
  }
  await browser.close()
  await stop()

  const typing = (list: List) => median(found[list].map((one) => one.typing))
  const frames = (list: List) => median(found[list].map((one) => one.frames))
  const p95 = { what: 'p95 from a key to its frame, 5,000 lines', ours: typing('ours'), unit: 'ms' }
  const rate = { what: 'frames while text streams', ours: frames('ours'), unit: 'fps' }
  const slowly = `processor ${SLOWDOWN} x slower`
  print({ ...p95, limit: typing('plain'), against: `the same lines in a plain list, ${slowly}` })
  print({ ...p95, limit: typing('empty'), against: `a plain list without lines, ${slowly}` })
  print({ ...p95, limit: PROMISED_MS, against: 'promised' })
  print({ ...rate, limit: frames('plain'), against: 'the same lines in a plain list' })
  print({ ...rate, limit: frames('empty'), against: 'a plain list without lines' })
  print({ ...rate, limit: PROMISED_FRAMES, against: 'promised' })
}
