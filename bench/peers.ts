import type { Page } from 'playwright'

import { pickUpPhone } from './phone.ts'
import { startProduct } from './product.ts'
import { median, print } from './table.ts'

const VISITS = 3
/** A page that does nothing for so long has come to rest. */
const REST_MS = 3000
/** What is promised of `/home`, which the others are set beside. */
const PROMISED = { shownMs: 1000, blockedMs: 100 }

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
  const ours = (of: keyof FirstVisit) => median(visits.map((one) => one[of]))
  const against = `promised for /home; median of ${VISITS} first visits by a phone`
  const largest = { what: `${site}: largest part`, ours: ours('shownMs'), unit: 'ms', against }
  print({ ...largest, limit: PROMISED.shownMs })
  const blocked = { what: `${site}: blocked`, ours: ours('blockedMs'), unit: 'ms', against }
  print({ ...blocked, limit: PROMISED.blockedMs })
  console.log(
    `  ${site}: ${Math.round(ours('kilobytes'))} kB in all, moved by ${ours('moved').toFixed(3)}; with tasks before the first paint blocked for ${Math.round(ours('busyMs'))} ms`,
  )
}

/** First visits of our pages and, turn about, of what others run, on the same phone. */
export async function benchPeers() {
  const { address, stop } = await startProduct()
  const sites: [string, string][] = [['/', address], ['/home', `${address}/home`], ...peers()]
  const visits = new Map<string, FirstVisit[]>(sites.map(([site]) => [site, []]))
  for (const [, page] of sites) await visit(page)
  for (let round = 0; round < VISITS; round += 1) {
    for (const [site, page] of sites) visits.get(site)?.push(await visit(page))
  }
  for (const [site, all] of visits) printVisits(site, all)
  await stop()
}
