import axe from 'axe-core'
import { chromium } from 'playwright'
import { preview } from 'vite'

import { launchOptions } from '../browser.mjs'
import { openStorybook, OWN_COLOURS, showStory, withinAMinute } from './storybookPage.mjs'
import { readPage } from './readPage.mjs'

/** Returns true for API calls, which mocks reject without a handler. */
const isCall = (url) => new URL(url).pathname.startsWith('/api/v1/')

/** Message for error responses, which stories mock intentionally. */
const OF_AN_ANSWER = /^Failed to load resource/

/**
 * Collects console errors, uncaught errors and failed requests. Ignores mocked responses and
 * requests that the next story aborts. Reports unmocked requests only with a `network`, because
 * stories may show missing images.
 */
export function followFaults(page, network) {
  let faults = []
  const isMocked = (response) => response?.fromServiceWorker() ?? false
  page.on('pageerror', (error) => faults.push(`Uncaught ${String(error)}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !OF_AN_ANSWER.test(text)) faults.push(`Console: ${text}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || isMocked(response)) return
    faults.push(`${response.status()} for ${response.url()}`)
  })
  network?.on('response', (response) => {
    if (response.status() >= 400 && response.request().serviceWorker())
      faults.push(`${response.status()} for ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    if (!errorText.includes('ERR_ABORTED') && !isCall(request.url()))
      faults.push(`${errorText} for ${request.url()}`)
  })
  return {
    begin: () => {
      faults = []
    },
    found: () => [...new Set(faults)],
  }
}

const withoutFrames = {
  name: 'kathasagar:without-frames',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (request.headers['sec-fetch-dest'] !== 'iframe') return next()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><p>A story')
    }),
}

async function serveStorybook(folder, { base = '' } = {}) {
  const server = await preview({
    root: folder,
    base: `${base}/`,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [withoutFrames],
    build: { outDir: '.' },
    // Scripts are cached, because pages are reopened.
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=3600' } },
  })
  return { address: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close() }
}

const STILL = { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC' }

async function tryStory({ page, show, faults, coloursOf }, story) {
  const since = performance.now()
  faults.begin()
  const shownIn = () => show(page, story.id, { colours: coloursOf(story) })
  const opening = story.type === 'docs' ? readPage(page, story, axe.source) : shownIn()
  const shown = opening.catch((error) => ({
    errors: [String(error)],
    violations: [],
    hasStopped: true,
  }))
  const { errors, violations, hasStopped = false } = await withinAMinute(shown)
  const ms = performance.now() - since
  // A failing play function also logs its error.
  return { story, errors: errors.length ? errors : faults.found(), violations, hasStopped, ms }
}

async function openPage(browser, { address, isBelow, coloursOf }) {
  const context = await browser.newContext(STILL)
  const page = await openStorybook(context, address)
  return {
    page,
    show: showStory,
    coloursOf,
    faults: followFaults(page, isBelow ? context : undefined),
    close: () => context.close(),
  }
}

/** Stories of one part share a page. If a story hangs, the page is reopened. */
async function openPart(browser, book, stories) {
  const results = []
  let opened = null
  let file = null
  for (const story of stories) {
    opened ??= await openPage(browser, book)
    if (story.importPath !== file) await opened.page.evaluate(() => window.book.leave())
    file = story.importPath
    const { hasStopped, ...result } = await tryStory(opened, story)
    results.push(result)
    if (!hasStopped) continue
    await opened.close()
    opened = null
  }
  await opened?.close()
  return results
}

/**
 * Opens stories and documentation pages of the built Storybook, plays the stories, and checks all
 * with axe. `workers` is the number of parallel pages, and `coloursOf` returns the themes for
 * colour checks.
 */
export async function openStories({
  folder,
  parts,
  workers,
  base = '',
  coloursOf = () => OWN_COLOURS,
  onPart = () => {},
}) {
  const { address, close } = await serveStorybook(folder, { base })
  const browser = await chromium.launch(launchOptions({ isShell: true }))
  const waiting = [...parts]
  const results = []
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const found = await openPart(browser, { address, isBelow: base !== '', coloursOf }, part)
      results.push(...found)
      onPart(found)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await browser.close()
    await close()
  }
  return results
}
