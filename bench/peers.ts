import type { Page } from 'playwright'

import { pickUpPhone } from './phone.ts'
import { signUp } from './player.ts'
import { startProduct } from './product.ts'
import { median, print } from './table.ts'

const VISITS = 3
/** A page is left alone for so long after the network has come to rest. */
const REST_MS = 6000
/** What is promised of whatever a link leads to, with the tasks before the first paint. */
const PROMISED = { shownMs: 800, busyMs: 90, kilobytes: 380 }
/** From the tap on "Try it first" to the first words. */
const PROMISED_WORDS_MS = 1500
const TIMEOUT = { timeout: 60_000 }

/** What `watch` has gathered in the page. */
interface Seen extends Pick<FirstVisit, 'shownMs' | 'moved'> {
  /** When the first word or picture stood there. */
  firstMs: number
  /** Tasks of more than fifty milliseconds. */
  tasks: { from: number; to: number }[]
}

/** What a first visit brought, as the browser itself tells it. */
interface FirstVisit {
  /** Milliseconds until the largest part was shown. */
  shownMs: number
  /**
   * Total Blocking Time: milliseconds beyond fifty of each task that nobody could press through, from
   * the first thing to press on the screen until the page rested.
   */
  blockedMs: number
  /** The same of all tasks, those before anything was on the screen too. */
  busyMs: number
  /** How far things moved: cumulative layout shift. */
  moved: number
  /** Kilobytes that came over the network. */
  kilobytes: number
}

/** Counts in the page what a browser tells while it happens. */
function watch() {
  const seen = { shownMs: 0, moved: 0, firstMs: 0, tasks: [] as { from: number; to: number }[] }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.shownMs = startTime))
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ from: startTime, to: startTime + duration })
  })
  observe('layout-shift', (entry) => {
    seen.moved += (entry as PerformanceEntry & { value: number }).value
  })
  Object.assign(globalThis, { seen })
}

/** A task is long from fifty milliseconds on: https://web.dev/articles/tbt */
const LONG_MS = 50

/** What tasks kept a visitor waiting beyond fifty milliseconds each, from `since` on. */
const blockedSince = (since: number, tasks: Seen['tasks']) =>
  tasks
    .map(({ from, to }) => Math.max(0, to - Math.max(from, since) - LONG_MS))
    .reduce((sum, ms) => sum + ms, 0)

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

/** The first visit of somebody who was never there, on a phone and its network. */
async function visit(address: string): Promise<FirstVisit> {
  const { page, browser, slowNetwork, close } = await pickUpPhone(address)
  let bytes = 0
  browser.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(watch)
  await slowNetwork()
  await page.goto(address, { waitUntil: 'load', timeout: 0 })
  await rest(page)
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)
  await close()
  const { shownMs, moved, firstMs, tasks } = seen
  return {
    shownMs,
    moved,
    blockedMs: blockedSince(firstMs, tasks),
    busyMs: blockedSince(0, tasks),
    kilobytes: bytes / 1000,
  }
}

/** The sites to set ours beside, from `PEERS`: names and addresses, `A=http://…,B=http://…`. */
function peers(): [string, string][] {
  const named = (process.env.PEERS ?? '').split(',').filter((peer) => peer.includes('='))
  return named.map((peer) => {
    const at = peer.indexOf('=')
    return [peer.slice(0, at), peer.slice(at + 1)]
  })
}

function printVisits(site: string, visits: readonly FirstVisit[]) {
  const against = `promised for a link; median of ${VISITS} first visits by a phone`
  const tell = (what: string, of: keyof typeof PROMISED, unit: string) =>
    print({
      what: `${site}: ${what}`,
      ours: median(visits.map((one) => one[of])),
      limit: PROMISED[of],
      unit,
      against,
    })
  tell('largest part', 'shownMs', 'ms')
  tell('blocked', 'busyMs', 'ms')
  tell('all that came', 'kilobytes', 'kB')
  const [later, moved] = [
    median(visits.map(({ blockedMs }) => blockedMs)),
    median(visits.map((one) => one.moved)),
  ]
  console.log(
    `  ${site}: blocked for ${Math.round(later)} ms after the first paint; moved by ${moved.toFixed(3)}`,
  )
}

/** The story that is featured first, and a link to a play of it. */
async function links(address: string): Promise<{ story: string; play: string }> {
  const featured = await fetch(`${address}/api/v1/stories/featured/?limit=1`)
  const [story] = (await featured.json()) as { id: string }[]
  if (!story) throw new Error('No story is featured')
  const { send } = await signUp(address)
  const begun = await send('PUT', '/game/sessions/', { story_id: story.id })
  const { id, session_data } = (await begun.json()) as {
    id: string
    session_data: { choices: string[] }
  }
  await send('POST', `/game/sessions/${id}/action`, {
    action_type: 'continue',
    selected_model: 'kathakar',
    selected_choice: session_data.choices[0],
  })
  const shared = await send('POST', `/game/sessions/${id}/share`, { shows_words: true })
  const { share_code } = (await shared.json()) as { share_code: string }
  return { story: `${address}/game/${story.id}`, play: `${address}/p/${share_code}` }
}

/** Milliseconds from a guest's second tap on a story's page to the first words of the story. */
async function firstWords(story: string): Promise<number> {
  const { page, slowNetwork, close } = await pickUpPhone(story)
  await slowNetwork()
  await page.goto(story, { waitUntil: 'load', timeout: 0 })
  await page.getByRole('button', { name: 'PLAY' }).first().tap(TIMEOUT)
  const tryFirst = page.getByRole('button', { name: 'Try it first' })
  await tryFirst.waitFor(TIMEOUT)
  const began = performance.now()
  await tryFirst.tap(TIMEOUT)
  await page.getByRole('group', { name: 'Choices' }).waitFor(TIMEOUT)
  const took = performance.now() - began
  await close()
  return took
}

/** First visits of our pages and, turn about, of what others run, on the same phone. */
export async function benchPeers() {
  const { address, stop } = await startProduct()
  const { story, play } = await links(address)
  const sites: [string, string][] = [
    ['/', address],
    ['/home', `${address}/home`],
    ['/game/:id', story],
    ['/p/:code', play],
    ...peers(),
  ]
  const visits = new Map<string, FirstVisit[]>(sites.map(([site]) => [site, []]))
  for (const [, page] of sites) await visit(page)
  const words: number[] = []
  for (let round = 0; round < VISITS; round += 1) {
    for (const [site, page] of sites) visits.get(site)?.push(await visit(page))
    words.push(await firstWords(story))
  }
  for (const [site, all] of visits) printVisits(site, all)
  print({
    what: 'a guest’s second tap to the first words',
    ours: median(words),
    limit: PROMISED_WORDS_MS,
    unit: 'ms',
    against: 'promised, on the same phone',
  })
  await stop()
}
