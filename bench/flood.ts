import { setTimeout as sleep } from 'node:timers/promises'

import autocannon from 'autocannon'

import { milliseconds } from './player.ts'
import { startProduct } from './product.ts'
import { percentile, print } from './table.ts'

const SIGN_INS_A_SECOND = 200
const SECONDS = 60
const CALM_SECONDS = 10
/** Between two reads of one reader. */
const PAUSE_MS = 40
const PATHS = ['/stories/', '/stories/featured/', '/categories/', '/stories/search/?q=river']
/** What a reader waits at most, in 99 of 100 reads (docs/THREATS.md, The server). */
const PROMISED_MS = 300
/** What a reader waits at most while others play the taste. */
const TASTES_PROMISED_MS = 100

/** How long a guest's reads take for as long as `during` lasts, one after the other. */
async function readsWhile(address: string, during: PromiseLike<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const end = () => (isOver = true)
  during.then(end, end)
  while (!isOver) {
    const path = PATHS[times.length % PATHS.length]
    times.push(await milliseconds(() => fetch(`${address}/api/v1${path}`)))
    await sleep(PAUSE_MS)
  }
  return times
}

/** Signs of which no letter is in a word of any story, or that patterns once stumbled over. */
const RUNS = {
  Han: '\u4ed9',
  Devanagari: '\u0915\u094d',
  Bengali: '\u0995\u09cd',
  Tamil: '\u0b95',
  Arabic: '\u0639',
  digits: '7',
  marks: 'a\u0300',
  spaces: 'a ',
  points: '. ?! ',
  quotes: '\u201c\u2019',
  'short words': 'if you ask or not ',
  mixed: '\u4ed9 \u0915, \u0639. 7 a\u0300 ',
}
const SIGNS = 1990
const longest = (run: string) => [...run.repeat(SIGNS)].slice(0, SIGNS).join('')

/** As many tastes a second as several addresses may ask for at the default limit of each. */
const TASTES_A_SECOND = 50
const TASTE_SECONDS = 20

/** A whole taste, three turns of the same words. */
const tasteOf = (words: string) =>
  JSON.stringify({ actions: Array(3).fill({ action_type: 'custom_action', user_action: words }) })

/** Browsing while strangers play the taste of the landing page in the longest words there are. */
async function benchTastes(address: string, calm: readonly number[]) {
  const requests = Object.values(RUNS).map((run) => ({
    method: 'POST' as const,
    path: '/api/v1/stories/demo',
    headers: { 'content-type': 'application/json' },
    body: tasteOf(longest(run)),
  }))
  // What was never run is slow once, flood or not.
  for (const { path, ...request } of requests) await fetch(`${address}${path}`, request)
  const flood = autocannon({
    url: address,
    requests,
    connections: 20,
    overallRate: TASTES_A_SECOND,
    duration: TASTE_SECONDS,
    workers: 1,
  })
  const flooded = await readsWhile(address, flood)

  const { requests: sent, non2xx } = await flood
  const p99 = percentile(flooded, 0.99)
  const row = { what: "p99 of a guest's read while tastes flood", ours: p99, unit: 'ms' }
  const asked = `${Math.round(sent.average)} tastes a second, ${non2xx} refused`
  print({ ...row, limit: TASTES_PROMISED_MS, against: `promised; ${asked}` })
  print({ ...row, limit: percentile(calm, 0.99), against: 'without the flood' })
}

/** Browsing while strangers try passwords, faster than they can be checked. */
export async function benchFlood() {
  const { address, stop } = await startProduct()
  await readsWhile(address, sleep(2000))
  const calm = await readsWhile(address, sleep(CALM_SECONDS * 1000))
  await benchTastes(address, calm)

  const flood = autocannon({
    url: `${address}/api/v1/auth/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_or_username: 'nobody@example.org', password: 'Wrong#1234' }),
    connections: 100,
    overallRate: SIGN_INS_A_SECOND,
    duration: SECONDS,
    workers: 1,
  })
  const flooded = await readsWhile(address, flood)

  const { requests } = await flood
  const p99 = percentile(flooded, 0.99)
  const row = { what: "p99 of a guest's read while sign-ins flood", ours: p99, unit: 'ms' }
  const asked = `${Math.round(requests.average)} sign-ins a second, ${flooded.length} reads`
  print({ ...row, limit: PROMISED_MS, against: `promised; ${asked}` })
  print({ ...row, limit: percentile(calm, 0.99), against: 'without the flood' })
  await stop()
}
