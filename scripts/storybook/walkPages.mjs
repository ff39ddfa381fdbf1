import { chromium } from 'playwright'

import { launchOptions } from '../browser.mjs'
import { followFaults } from './pageFaults.mjs'
import { serveStorybook } from './serveStorybook.mjs'

/** A page that has not come for so long never comes. */
const PATIENCE_MS = 60_000

/** Runs in Storybook's frame: the page of documentation has come in the place of the one before. */
function hasCome(before) {
  const heading = document.querySelector('#storybook-docs:not([hidden]) h1')
  return heading !== null && heading.textContent !== before ? heading.textContent : null
}

const isDrawn = () => document.querySelector('#storybook-root')?.childElementCount > 0

/** Waits for the stories in frames of the page, and puts the focus into each, as a dialog does itself. */
async function enterFrames(frame) {
  for (const place of await frame.locator('.sbdocs-content iframe').all()) {
    await place.scrollIntoViewIfNeeded()
    const story = await (await place.elementHandle()).contentFrame()
    await story.waitForFunction(isDrawn)
    await story.evaluate(() => document.querySelector('button')?.focus())
  }
}

/** Goes to a page by its link in the sidebar; gives its heading. */
async function goTo(page, { id }, before) {
  await page.locator(`a[id="${id}"]`).click()
  const frame = page.frame({ name: 'storybook-preview-iframe' })
  const come = await frame.waitForFunction(hasCome, before)
  await enterFrames(frame)
  return come.jsonValue()
}

async function walk(page, pages) {
  const faults = followFaults(page)
  const results = []
  let heading = null
  for (const story of pages) {
    faults.begin()
    const since = performance.now()
    const errors = await goTo(page, story, heading).then(
      (come) => {
        heading = come
        return []
      },
      (error) => [String(error)],
    )
    const ms = performance.now() - since
    results.push({ story, globals: {}, errors: [...errors, ...faults.found()], violations: [], ms })
  }
  return results
}

/**
 * Goes from page to page of documentation in the whole book, by its sidebar, as a reader does: each
 * page comes, whatever the one before had on it, and nothing is told in the console meanwhile.
 */
export async function walkPages({ folder, pages }) {
  const { address, close } = await serveStorybook(folder, { hasFrames: true })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(`${address}/index.html`)
    await page.waitForSelector('#storybook-preview-iframe')
    return await walk(page, pages)
  } finally {
    await browser.close()
    await close()
  }
}
