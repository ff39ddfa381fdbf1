import type { Locator, Page } from 'playwright'

import { pickUpPhone, signIn, SLOWDOWN, type Phone } from './phone.ts'
import { LOOP, startPlanted } from './planted.ts'
import { BENCH_PASSWORD, signUp, sit } from './player.ts'
import { percentile, print } from './table.ts'

/** So many of each are timed at least. */
const PRESSES = 24
const PROMISED_MS = 100
/** For what a press sets in motion, so that it is not counted with the next one. */
const REST_MS = 700
/** How long a finger that taps lies on the screen. */
const CONTACT_MS = 80
const PATIENCE = { timeout: 60_000 }

/**
 * Keeps in the page for each press and each of its events how long it took until the frame that
 * answers it was painted. Two ways to tell, of which each can only be late: the browser's own Event
 * Timing, which without a screen leaves out a frame that no other follows (248 ms for a button that
 * changes colour at once where 200 ms of other work begin a frame later), and a message that is sent
 * in the frame, which may have to wait for other tasks.
 */
function listen() {
  const presses: Map<string, number>[] = []
  Reflect.set(globalThis, 'presses', presses)
  const tell = (event: string, ms: number) => {
    const press = presses.findLast((events) => events.has(event))
    press?.set(event, Math.min(press.get(event) ?? ms, ms))
  }
  for (const type of ['pointerdown', 'keydown', 'click']) {
    const handleEvent = ({ timeStamp }: Event) => {
      const event = `${type} ${timeStamp}`
      // A click ends the press that a finger has begun.
      if (type !== 'click') presses.push(new Map())
      presses.at(-1)?.set(event, Number.POSITIVE_INFINITY)
      const { port1: painted, port2: frame } = new MessageChannel()
      painted.onmessage = () => {
        tell(event, performance.now() - timeStamp)
        painted.close()
      }
      requestAnimationFrame(() => frame.postMessage(null))
    }
    addEventListener(type, handleEvent, { capture: true })
  }
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      tell(`${name} ${startTime}`, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds of every press on this page so far, each by the slowest of its events. */
async function pressesOn(page: Page): Promise<number[]> {
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => {
    const presses = Reflect.get(globalThis, 'presses') as Map<string, number>[]
    return presses.map((events) => Math.max(...events.values()))
  })
}

/** Taps what is on the screen, once the page rests again from being asked where it is. */
async function tap({ page, browser }: Phone, target: Locator): Promise<void> {
  await target.waitFor(PATIENCE)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to put a finger on')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.waitForTimeout(REST_MS)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(CONTACT_MS)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Opens a page and lets it come to rest. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

async function search(phone: Phone) {
  const { page } = phone
  await open(page, '/home')
  await tap(phone, page.getByRole('button', { name: 'Menu' }))
  await tap(phone, page.getByRole('dialog').getByRole('combobox'))
  await page.waitForTimeout(REST_MS)
  for (const letter of 'river') {
    await page.keyboard.press(letter)
    await page.waitForTimeout(REST_MS)
  }
}

async function openMenu(phone: Phone) {
  const { page } = phone
  await open(page, '/home')
  await tap(phone, page.getByRole('button', { name: 'Menu' }))
  await page.getByRole('dialog').waitFor(PATIENCE)
  await page.waitForTimeout(REST_MS)
  await page.keyboard.press('Escape')
}

async function scrollRow(phone: Phone) {
  const { page } = phone
  await open(page, '/home')
  const next = page.getByRole('button', { name: /^Next in/ }).first()
  for (let press = 0; press < 3; press += 1) await tap(phone, next)
}

async function switchTheme({ page }: Phone) {
  await open(page, '/home')
  const themes = page.getByLabel('Theme')
  await themes.scrollIntoViewIfNeeded()
  await themes.focus()
  // Through the list and back on the next visit: a press at its end changes nothing.
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

async function choose(phone: Phone, session: string) {
  await goOn(phone.page, session)
  await tap(phone, choices(phone.page).first())
}

async function act(phone: Phone, session: string) {
  await goOn(phone.page, session)
  await tap(phone, phone.page.getByRole('button', { name: /^Immerse/ }))
}

const WAYS = {
  'open search and type': search,
  'open a dialog': openMenu,
  'scroll a row': scrollRow,
  'switch theme': switchTheme,
  choose,
  act,
} as const

/** From a press to the frame that answers it, on a phone: each way many times over, p95. */
export async function benchPresses() {
  const { address, ids, stop } = await startPlanted(LOOP)
  const { id } = await sit(await signUp(address), ids[0] ?? '')
  const phone = await pickUpPhone(address)
  await phone.page.addInitScript(listen)
  await signIn(phone.page, 'bench', BENCH_PASSWORD)
  for (const [what, press] of Object.entries(WAYS)) {
    const took: number[] = []
    while (took.length < PRESSES) {
      await press(phone, id)
      took.push(...(await pressesOn(phone.page)))
    }
    print({
      what: `p95 of ${took.length} presses: ${what}`,
      ours: percentile(took, 0.95),
      limit: PROMISED_MS,
      unit: 'ms',
      against: `promised; processor ${SLOWDOWN} x slower`,
    })
  }
  await phone.close()
  await stop()
}
