import axe from 'axe-core'
import { chromium } from 'playwright'

import { launchOptions } from '../browser.mjs'
import { openStorybook, OWN_COLOURS, showStory, withinAMinute } from './storybookPage.mjs'
import { unseenInForcedColors } from './forcedColors.mjs'
import { followFaults } from './pageFaults.mjs'
import { readPage } from './readPage.mjs'
import { serveStorybook } from './serveStorybook.mjs'

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
  // A play that fails says so in the console as well.
  return { story, errors: errors.length ? errors : faults.found(), violations, hasStopped, ms }
}

/** A browser in which the system chooses the colours. */
const inForcedColors = (colorScheme) => ({ forcedColors: 'active', colorScheme })

/** Axe does not know the system's ground, and takes words on it for faint. */
const WITHOUT_AXE = { a11y: { manual: true } }

/**
 * Shows a story where the system chooses the colours, and asks only what is seen: what a play says
 * of its own colours does not hold there, and the other modes have heard the rest.
 */
async function showInForcedColors(page, id) {
  await showStory(page, id)
  return { errors: [], violations: await unseenInForcedColors(page) }
}

const DEAF = { begin: () => {}, found: () => [] }

/** A page in which story after story is shown. */
async function openPage(browser, book, { forced, ...globals }) {
  const { address, isBelow, coloursOf } = book
  const context = await browser.newContext({ ...STILL, ...(forced && inForcedColors(forced)) })
  // Themes are compared by night in English; another mode is looked at as it is.
  const isOwnMode = Object.keys(globals).length === 0
  const asked = isOwnMode ? 'checked=true' : 'looked=true'
  const worn = forced ? { ...globals, ...WITHOUT_AXE } : globals
  const page = await openStorybook(context, address, worn, asked)
  return {
    page,
    show: forced ? showInForcedColors : showStory,
    coloursOf: isOwnMode ? coloursOf : () => OWN_COLOURS,
    faults: forced ? DEAF : followFaults(page, isBelow ? context : undefined),
    close: () => context.close(),
  }
}

/** Stories and pages of documentation of one part share a page; after one that has stopped it is opened anew. */
async function openPart(browser, book, { globals, stories }) {
  const results = []
  let opened = null
  let file = null
  for (const story of stories) {
    opened ??= await openPage(browser, book, globals)
    if (story.importPath !== file) await opened.page.evaluate(() => window.book.leave())
    file = story.importPath
    const { hasStopped, ...result } = await tryStory(opened, story)
    results.push({ ...result, globals })
    if (!hasStopped) continue
    await opened.close()
    opened = null
  }
  await opened?.close()
  return results
}

/**
 * Opens stories of the built book, plays them and has axe look; pages of documentation are opened
 * and looked at alike. Parts name their stories, and the
 * theme and language they are opened in; as many are open at once as there are workers. The book
 * lies at the root of its site, or below it at `base`. Axe looks at colours in the other themes
 * where `coloursOf` says so of a story.
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
