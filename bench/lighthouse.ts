import { spawnSync } from 'node:child_process'

import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'

import { launchOptions } from '../scripts/browser.mjs'
import { freePort } from '../scripts/postgres.mjs'
import { pickUpPhone } from './phone.ts'
import { signUp } from './player.ts'
import { root, startProduct } from './product.ts'
import { median, print } from './table.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Of a hundred. */
const WANTED = 95
const PROMISED_WORDS_MS = 1500
/** A task is long from fifty milliseconds on: https://web.dev/articles/tbt */
const LONG_MS = 50
const TIMEOUT = { timeout: 60_000 }
const KB = 1000

/** What is promised of whatever a link leads to, and where Lighthouse tells it. */
const PROMISED: readonly {
  what: string
  limit: number
  unit: string
  of: (result: Result) => number
}[] = [
  {
    what: 'largest part',
    limit: 800,
    unit: 'ms',
    of: (result) => valueOf(result, 'largest-contentful-paint'),
  },
  {
    what: 'blocked after the first paint',
    limit: 90,
    unit: 'ms',
    of: (result) => valueOf(result, 'total-blocking-time'),
  },
  { what: 'blocked by all tasks', limit: 90, unit: 'ms', of: blockedIn },
  {
    what: 'all that came',
    limit: 380,
    unit: 'kB',
    of: (result) => valueOf(result, 'total-byte-weight') / KB,
  },
  { what: 'letters', limit: 110, unit: 'kB', of: lettersOf },
]

const valueOf = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN

/** The rows of an audit. */
function rowsOf({ audits }: Result, name: string): Record<string, unknown>[] {
  const details = audits[name]?.details
  return details !== undefined && 'items' in details ? (details.items as never) : []
}

/** Milliseconds beyond fifty of each task, those before the first paint too. */
function blockedIn(result: Result): number {
  const beyond = rowsOf(result, 'long-tasks').map(({ duration }) => Number(duration) - LONG_MS)
  return beyond.reduce((sum, ms) => sum + ms, 0)
}

function lettersOf(result: Result): number {
  const row = rowsOf(result, 'resource-summary').find((one) => one['resourceType'] === 'font')
  return Number(row?.['transferSize'] ?? 0) / KB
}

/** One first visit as by a middling phone on its network, by the browser that listens on `port`. */
async function visit(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: 'devtools',
    // The picture of a whole page has it fetch what is far below.
    disableFullPageScreenshot: true,
  })
  if (!run) throw new Error(`Lighthouse has no result for ${url}`)
  return run.lhr
}

/** What a page lost points for, worst first. */
function lacksOf({ audits, categories }: Result): string[] {
  const lacks = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => ({ weight, audit: audits[id] }))
    .filter(({ audit }) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .sort((a, b) => b.weight - a.weight)
  return lacks.map(({ audit }) => `${audit?.title} ${audit?.displayValue ?? ''}`.trim())
}

function printVisits(site: string, results: readonly Result[]) {
  const against = `promised; median of ${RUNS} first visits by a phone`
  for (const name of CATEGORIES) {
    const ours = median(results.map(({ categories }) => 100 * (categories[name]?.score ?? 0)))
    print({ what: `${site}: ${name}`, ours, limit: WANTED, unit: 'points', against })
  }
  for (const { what, limit, unit, of } of PROMISED) {
    print({ what: `${site}: ${what}`, ours: median(results.map(of)), limit, unit, against })
  }
  for (const lack of results[0] ? lacksOf(results[0]) : []) console.log(`    ${lack}`)
}

/** The sites to set ours beside, from `PEERS`: names and addresses, `A=http://…,B=http://…`. */
const peers = () =>
  (process.env['PEERS'] ?? '')
    .split(',')
    .flatMap((peer) => [/^([^=]+)=(.+)$/.exec(peer)?.slice(1) ?? []])
    .filter((peer): peer is [string, string] => peer.length === 2)

/** The story that is featured first, and a link to a play of it. */
async function links(address: string): Promise<{ story: string; play: string }> {
  const featured = await fetch(`${address}/api/v1/stories/featured/?limit=1`)
  const [story] = (await featured.json()) as { id: string }[]
  if (!story) throw new Error('No story is featured')
  const { send } = await signUp(address)
  const begun = await send('PUT', '/game/sessions/', { story_id: story.id })
  const { id } = (await begun.json()) as { id: string }
  const action = { action_type: 'continue', selected_model: 'kathakar' }
  await send('POST', `/game/sessions/${id}/action`, action)
  const shared = await send('POST', `/game/sessions/${id}/share`, { shows_words: true })
  const { share_code } = (await shared.json()) as { share_code: string }
  return { story: `${address}/game/${story.id}`, play: `${address}/p/${share_code}` }
}

/** As most visitors find it: someone has been there before, and the server has rendered it. */
async function untilRendered(url: string): Promise<void> {
  for (;;) {
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    if ((await page.text()).includes('data-ssr')) return
  }
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

/** A browser that Lighthouse asks at a port. */
async function openBrowser() {
  const port = await freePort()
  const { args, ...options } = launchOptions()
  const listening = [...args, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args: listening })
  return { port, close: () => browser.close() }
}

/**
 * Lighthouse on a phone, over the built app as the real server sends it and, turn about, what others run;
 * and from a guest's second tap to the first words.
 */
export async function benchLighthouse() {
  spawnSync('npm', ['run', 'build', '-w', '@kathasagar/app'], { cwd: root, stdio: 'ignore' })
  const { address, stop } = await startProduct()
  const { story, play } = await links(address)
  const ours = { '/': `${address}/`, '/home': `${address}/home`, '/game/:id': story }
  for (const url of Object.values(ours)) await untilRendered(url)
  const sites = [...Object.entries(ours), ['/p/:code', play] as const, ...peers()]
  const visits = new Map<string, Result[]>(sites.map(([site]) => [site, []]))
  const words: number[] = []
  const { port, close } = await openBrowser()
  for (let run = 0; run < RUNS; run += 1) {
    for (const [site, url] of sites) visits.get(site)?.push(await visit(url, port))
    words.push(await firstWords(story))
  }
  for (const [site, results] of visits) printVisits(site, results)
  const what = 'a guest’s second tap to the first words'
  const limit = PROMISED_WORDS_MS
  print({ what, ours: median(words), limit, unit: 'ms', against: 'promised, on such a phone' })
  await close()
  await stop()
}
