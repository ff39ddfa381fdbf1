import { fileURLToPath } from 'node:url'

import { chromium } from 'playwright'
import { build } from 'vite'

import { asPlayed } from '../../packages/server/src/http/playedPage.ts'
import { drawFrom, drawIndex } from '../../packages/story/src/chance/seed.ts'
import { launchOptions } from '../browser.mjs'
import { ENGINES, seenIn, takeIn } from './pageOfEngine.mjs'

const WAYS = 10
const MOST_LINKS = 25
/** Milliseconds that a page may take to show a passage, and between two looks at it. */
const PATIENCE = 4000
const LOOK = 60
const SITE = 'http://localhost'
const sourceOf = (name) =>
  fileURLToPath(new URL(`../../packages/app/src/pagePlay/${name}.ts`, import.meta.url))

/** A module of the bridge as a script. */
async function scriptOf(name) {
  const lib = { entry: sourceOf(name), formats: ['iife'], name: 'bridge', fileName: 'bridge' }
  const resolve = { conditions: ['@kathasagar/source'] }
  const given = { configFile: false, logLevel: 'error', resolve, build: { lib, write: false } }
  return (await build(given))[0].output[0].code
}

/** Stands for our page: keeps what the bridge tells, as the play does. */
const HOST = `<!doctype html><script>
globalThis.steps = []
addEventListener('message', ({ data, ports: [port] }) => {
  if (data !== 'kathasagar-page') return
  port.addEventListener('message', ({ data: said }) => {
    if (said.said === 'shown') globalThis.isReady = true
    if (said.said === 'lost') globalThis.isLost = true
    if (said.said === 'took') steps.push(said.took.step)
  })
  port.start()
})
globalThis.open = (start) => {
  const frame = document.createElement('iframe')
  Object.assign(frame, { name: start, src: '/played', width: 900, height: 700 })
  frame.sandbox = 'allow-scripts'
  document.body.replaceChildren(frame)
}
</script>`

/**
 * Walks a published page as it is played here, in its frame and with our script in front, beside the same page
 * by itself: whether it shows and offers the same on every walk, and comes back to where each ended.
 */
export async function walkPage(html, format) {
  const engine = ENGINES[format]
  const [bridge, chance] = [await scriptOf('bridge'), await scriptOf('bridge/stubs')]
  const browser = await chromium.launch(launchOptions())
  try {
    const played = asPlayed(html, bridge, SITE)
    const pages = { '/own': { body: html }, '/host': { body: HOST }, '/played': played }
    const found = { ways: 0, differences: 0, lost: 0, first: null }
    for (let seed = 1; seed <= WAYS; seed += 1) {
      const context = await contextOf(browser, pages)
      const came = await walkOnce({ context, engine, chance, seed })
      await context.close()
      if (came === 'silent') break
      found.ways += 1
      found.differences += Number(came.parting !== null)
      found.lost += Number(came.isLost)
      if (came.parting) found.first ??= { way: seed, ...came.parting }
    }
    return found
  } finally {
    await browser.close()
  }
}

/** A browser of its own for each way: formats keep a play, and would go on with it on the next one. */
async function contextOf(browser, pages) {
  const context = await browser.newContext()
  await context.route('**', (asked) => {
    const page = pages[new URL(asked.request().url()).pathname]
    const contentType = 'text/html; charset=utf-8'
    return page ? asked.fulfill({ contentType, ...page }) : asked.abort()
  })
  return context
}

async function walkOnce({ context, engine, chance, seed }) {
  const own = await context.newPage()
  const host = await context.newPage()
  const begins = `${chance}; globalThis.bridge = bridge; bridge.seedFrom('${seed} 0'); globalThis.letGo = bridge.freezeClock(${seed})`
  await own.addInitScript(`${begins}; addEventListener('load', () => letGo())`)
  await own.goto(`${SITE}/own`)
  await host.goto(`${SITE}/host`)
  const opened = (steps) =>
    host.evaluate((start) => globalThis.open(start), JSON.stringify({ seed, steps }))
  await opened([])
  const frame = () => host.mainFrame().childFrames()[0]
  const walked = await walkBoth({ own, host, frame, engine, seed })
  if (walked === 'silent' || walked.parting) return walked
  const steps = await host.evaluate(() => globalThis.steps)
  const ended = await settled(frame(), engine)
  await host.evaluate(() => (globalThis.isReady = false))
  await opened(steps)
  await host.waitForFunction(() => globalThis.isReady || globalThis.isLost).catch(() => {})
  return { ...walked, isLost: (await settled(frame(), engine)) !== ended }
}

/** Takes the same links in both, until the story ends or the walk is long enough. */
async function walkBoth({ own, host, frame, engine, seed }) {
  const draw = drawFrom(seed)
  await host.waitForFunction(() => globalThis.isReady, null, { timeout: 15_000 }).catch(() => {})
  for (let step = 0; step < MOST_LINKS; step += 1) {
    const [is, was] = await bothSettled(frame(), own, engine)
    if (was === null) return step === 0 ? 'silent' : { parting: null, isLost: false }
    if (is !== was) return { parting: { step, original: cut(was), played: cut(is) }, isLost: false }
    const { choices } = JSON.parse(was)
    if (choices.length === 0) break
    const place = drawIndex(draw, choices.length)
    await own.evaluate((words) => globalThis.bridge.seedFrom(words), `${seed} ${step + 1}`)
    await own.evaluate(takeIn, { ...engine, place })
    await frame().evaluate(takeIn, { ...engine, place })
    await host
      .waitForFunction((taken) => globalThis.steps.length > taken, step, { timeout: 8000 })
      .catch(() => {})
  }
  return { parting: null, isLost: false }
}

/** What both show; what comes by time comes in one before it does in the other. */
async function bothSettled(played, own, engine) {
  for (const until = Date.now() + PATIENCE; ;) {
    const shown = [await settled(played, engine), await settled(own, engine)]
    if (shown[0] === shown[1] || Date.now() > until) return shown
  }
}

const cut = (shown) => shown?.slice(0, 300) ?? null

/** What is shown once it stays so; null where nothing is. */
async function settled(page, engine) {
  let last = null
  let still = 0
  for (const until = Date.now() + PATIENCE; Date.now() < until && still < 4;) {
    const seen = await page.evaluate(seenIn, engine).catch(() => null)
    const shown = seen && JSON.stringify(seen)
    still = shown !== null && shown === last ? still + 1 : 0
    last = shown
    await page.waitForTimeout(LOOK)
  }
  return last
}
