import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright'

import { pickUpPhone, signIn, SLOWDOWN } from './phone.ts'
import { BENCH_PASSWORD, signUp } from './player.ts'
import { startProduct } from './product.ts'
import { plantRing, walk } from './sessions.ts'
import { percentile, print } from './table.ts'

const ROUNDS = 5
const PROMISED_MS = 100
/** The browser tells of no press that was quicker. */
const QUICKEST_TOLD_MS = 16
/** For what a press sets in motion, so that it is not counted with the next one. */
const REST_MS = 700
const PATIENCE = { timeout: 60_000 }

/** Keeps for each press, in the page, how long it took until the frame that answered it. */
function listen(quickest: number) {
  const longest = new Map<number, number>()
  Reflect.set(globalThis, 'presses', longest)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[]) {
      if (entry.interactionId === 0) continue
      const before = longest.get(entry.interactionId) ?? 0
      longest.set(entry.interactionId, Math.max(before, entry.duration))
    }
  }).observe({
    type: 'event',
    durationThreshold: quickest,
    buffered: true,
  } as PerformanceObserverInit)
}

/** Milliseconds of every press on this page so far; what the browser does not tell was quick. */
async function pressesOn(page: Page): Promise<number[]> {
  await page.waitForTimeout(REST_MS)
  return page.evaluate((quickest) => {
    const told = [...(Reflect.get(globalThis, 'presses') as Map<number, number>).values()]
    const { interactionCount } = performance as Performance & { interactionCount: number }
    const untold = Math.max(0, interactionCount - told.length)
    return [...told, ...Array.from({ length: untold }, () => quickest)]
  }, QUICKEST_TOLD_MS)
}

/** Opens a page and lets it come to rest. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

async function search(page: Page) {
  await open(page, '/home')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.tap(PATIENCE)
  for (const letter of 'river') {
    await page.keyboard.press(letter)
    await page.waitForTimeout(REST_MS)
  }
}

async function openMenu(page: Page) {
  await open(page, '/home')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog').waitFor(PATIENCE)
  await page.waitForTimeout(REST_MS)
  await page.keyboard.press('Escape')
}

async function scrollRow(page: Page) {
  await open(page, '/home')
  const next = page.getByRole('button', { name: /^Next in/ }).first()
  await next.scrollIntoViewIfNeeded()
  for (let press = 0; press < 3; press += 1) {
    await next.tap(PATIENCE)
    await page.waitForTimeout(REST_MS)
  }
}

async function switchTheme(page: Page) {
  await open(page, '/home')
  const themes = page.getByLabel('Theme')
  await themes.scrollIntoViewIfNeeded()
  await themes.focus()
  // Through the list and back on the next visit: a press at its end has no frame that answers it,
  // and the browser counts on until another draws one.
  const key = (await themes.inputValue()) === 'dark' ? 'ArrowDown' : 'ArrowUp'
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press(key)
    await page.waitForTimeout(REST_MS)
  }
}

/** Opens a session that goes round and round, with its choices. */
async function goOn(page: Page, session: string) {
  await open(page, `/play/${session}`)
  await choices(page).first().waitFor(PATIENCE)
}

const choices = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button')

async function choose(page: Page, session: string) {
  await goOn(page, session)
  await choices(page).first().tap(PATIENCE)
  await page.waitForTimeout(REST_MS)
}

async function act(page: Page, session: string) {
  await goOn(page, session)
  await page.getByRole('button', { name: /^Immerse/ }).tap(PATIENCE)
  await page.waitForTimeout(REST_MS)
}

const WAYS = {
  'open search and type': search,
  'open a dialog': openMenu,
  'scroll a row': scrollRow,
  'switch theme': switchTheme,
  choose,
  act,
} as const

/** From a press to the frame that answers it, on a phone: each way several times over, p95. */
export async function benchPresses() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  const story = await plantRing(folder)
  const { address, stop } = await startProduct(folder)
  const { id } = await walk(await signUp(address), story, 0)
  const { page, close } = await pickUpPhone(address)
  await page.addInitScript(listen, QUICKEST_TOLD_MS)
  await signIn(page, 'bench', BENCH_PASSWORD)
  for (const [what, press] of Object.entries(WAYS)) {
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await press(page, id)
      took.push(...(await pressesOn(page)))
    }
    print({
      what: `p95 of ${took.length} presses: ${what}`,
      ours: percentile(took, 0.95),
      limit: PROMISED_MS,
      unit: 'ms',
      against: `promised; processor ${SLOWDOWN} x slower`,
    })
  }
  await close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
