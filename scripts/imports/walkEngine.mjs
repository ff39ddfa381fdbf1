import { chromium } from 'playwright'

import { importedPlay } from '../../packages/interchange/src/replay/importedPlay.ts'
import { drawFrom, drawIndex } from '../../packages/story/src/chance/seed.ts'
import { launchOptions } from '../browser.mjs'
import { ENGINES, seenIn, takeIn } from './pageOfEngine.mjs'

const WAYS = 60
const MOST_CHOICES = 40
/** Milliseconds that a page may take to show a passage, and between two looks at it. */
const PATIENCE = 3000
const LOOK = 40
/** An engine remembers with its address, so a page without one does not start. */
const ADDRESS = 'http://localhost/story'

/** The engine of a page that was published with one; null where it holds the story alone. */
export function engineOf(html) {
  const format = /<tw-storydata\b[^>]*\bformat="([^"]+)"/iu.exec(html)?.[1]?.toLowerCase() ?? ''
  const isPlayable = Object.hasOwn(ENGINES, format) && /<script\b/iu.test(html)
  return isPlayable ? { name: format, ...ENGINES[format] } : null
}

/** Quotes and dashes are the engine’s own taste. */
const bare = (words) =>
  words
    .replace(/\s+/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/—/gu, '--')
    .replace(/…/gu, '...')

/** Walks an import so often beside the page that its story was published as, in a browser. */
export async function walkEngine(html, engine, structure, ways = WAYS) {
  const open = importedPlay(structure)
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext()
    await context.route('**', (asked) =>
      asked.request().url() === ADDRESS
        ? asked.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : asked.abort(),
    )
    const page = await context.newPage()
    const found = { ways: 0, ended: 0, differences: 0, first: null }
    for (let seed = 1; seed <= ways; seed += 1) {
      const parting = await walkOnce({ page, engine, imported: open(() => '', seed), seed })
      if (parting === 'silent') break
      found.ways += 1
      if (parting === null) found.ended += 1
      else {
        found.differences += 1
        found.first ??= { way: seed, ...parting }
      }
    }
    return found
  } finally {
    await browser.close()
  }
}

/** Where one way parts; null where it does not, `silent` where the page shows nothing. */
async function walkOnce({ page, engine, imported, seed }) {
  const draw = drawFrom(seed)
  await page.goto(ADDRESS)
  await page.evaluate(() => {
    globalThis.sessionStorage.clear()
    globalThis.localStorage.clear()
  })
  await page.goto(ADDRESS)
  let before = null
  for (let step = 0; step < MOST_CHOICES; step += 1) {
    const was = await settled(page, engine, before)
    if (was === null) return step === 0 ? 'silent' : null
    const { seen: is, node } = imported.now(was)
    const at = { step, node }
    if (bare(was.text) !== bare(is.text)) {
      return { ...at, what: 'text', ...around(bare(was.text), bare(is.text)) }
    }
    const [offered, ours] = [was.choices, is.choices].map((all) => all.map(bare).join(' / '))
    if (offered !== ours) return { ...at, what: 'choices', original: offered, imported: ours }
    if (was.choices.length === 0) return null
    const place = drawIndex(draw, was.choices.length)
    await page.evaluate(takeIn, { ...engine, place })
    imported.choose(place)
    before = JSON.stringify(was)
  }
  return null
}

/** What is shown once it is something else than before and stays so; pages fade in and out. */
async function settled(page, engine, before) {
  let last = null
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const seen = await page.evaluate(seenIn, engine)
    const shown = JSON.stringify(seen)
    const isStill = shown === last && seen !== null && seen.text + seen.choices.join('') !== ''
    if (isStill && (shown !== before || Date.now() > until - PATIENCE / 2)) return seen
    last = shown
    await page.waitForTimeout(LOOK)
  }
  return null
}

/** The stretch in which two texts part. */
function around(original, imported) {
  const at = [...original].findIndex((sign, place) => sign !== [...imported][place])
  const from = Math.max(0, (at < 0 ? original.length : at) - 30)
  const cut = (words) => [...words].slice(from, from + 80).join('')
  return { original: cut(original), imported: cut(imported) }
}
