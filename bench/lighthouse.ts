import { spawnSync } from 'node:child_process'

import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'

import { launchOptions } from '../scripts/browser.mjs'
import { freePort, root, startProduct } from './product.ts'
import { median, print } from './table.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Of a hundred. */
const WANTED = 95
/** How soon the landing page shows its largest part. */
const PROMISED_LCP_MS = 1500

interface Visit {
  score: Record<(typeof CATEGORIES)[number], number>
  result: Result
}

/** One visit as on a middling phone, by the browser that listens on `port`. */
async function visit(url: string, port: number): Promise<Visit> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!run) throw new Error(`Lighthouse has no result for ${url}`)
  const scoreOf = (name: string) => Math.round((run.lhr.categories[name]?.score ?? 0) * 100)
  return {
    score: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Visit['score'],
    result: run.lhr,
  }
}

const lcpOf = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue ?? 0

/** What a page lost points for, worst first. */
function lacksOf({ audits, categories }: Result): string[] {
  const lacks = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => ({ weight, audit: audits[id] }))
    .filter(({ audit }) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .sort((a, b) => b.weight - a.weight)
  return lacks.map(({ audit }) => `${audit?.title} ${audit?.displayValue ?? ''}`.trim())
}

/** As most visitors find it: someone has been there before, and the server has rendered it. */
async function untilRendered(url: string): Promise<void> {
  for (;;) {
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    if ((await page.text()).includes('data-ssr')) return
  }
}

async function firstStory(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/stories/featured/?limit=1`)
  const [story] = (await answer.json()) as { id: string }[]
  if (!story) throw new Error('No story is featured')
  return story.id
}

function printVisits(page: string, visits: readonly Visit[]) {
  for (const name of CATEGORIES) {
    print({
      what: `Lighthouse ${name} of ${page}`,
      ours: median(visits.map(({ score }) => score[name])),
      limit: WANTED,
      unit: 'points',
      against: `wanted; median of ${RUNS} visits by a phone`,
    })
  }
  print({
    what: `largest part of ${page} is shown`,
    ours: median(visits.map(({ result }) => lcpOf(result))),
    limit: PROMISED_LCP_MS,
    unit: 'ms',
    against: 'promised for the landing page',
  })
  for (const lack of visits[0] ? lacksOf(visits[0].result) : []) console.log(`    ${lack}`)
}

/** Lighthouse on a phone, over the built app as the real server sends it. */
export async function benchLighthouse() {
  spawnSync('npm', ['run', 'build', '-w', '@kathasagar/app'], { cwd: root, stdio: 'ignore' })
  const product = await startProduct()
  const port = await freePort()
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  const pages = {
    '/': '/',
    '/home': '/home',
    '/game/:id': `/game/${await firstStory(product.address)}`,
  }
  for (const [page, path] of Object.entries(pages)) {
    const visits: Visit[] = []
    await untilRendered(`${product.address}${path}`)
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(await visit(`${product.address}${path}`, port))
    }
    printVisits(page, visits)
  }
  await browser.close()
  await product.stop()
}
