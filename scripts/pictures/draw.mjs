import { chromium } from 'playwright'

import { heightAt } from '../../.storybook/modes.ts'
import { launchOptions } from '../browser.mjs'
import { openStorybook, showStory, withinAMinute } from '../storybook/storybookPage.mjs'
import { serveStorybook } from '../storybook/serveStorybook.mjs'
import { ownFaces } from './ownFaces.mjs'
import { followRequests, pixelsOf, steadyPixels } from './steady.mjs'

/**
 * Runs in the page: nothing blinks. No pointer ever comes over it either: where there is one, the
 * browser moves it by itself now and then, and takes away a hover that a play has left.
 */
function still() {
  const style = document.createElement('style')
  style.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important }'
  document.head.append(style)
}

/** The picture of a story, or null where the story says that it has none in this mode. */
async function photograph(page, { id, mode, modeName }) {
  const size = { width: mode.viewport, height: heightAt(mode.viewport) }
  page.book.onTheirWay.clear()
  const { errors, chromatic } = await withinAMinute(
    showStory(page, id, { desk: size, isOwnSize: false }),
  )
  if (chromatic?.modes?.[modeName]?.disable || chromatic?.disableSnapshot) return null
  return { ...(await steadyPixels(page, size)), errors }
}

const globalsOf = ({ theme, locale }) => ({ theme, locale, a11y: { manual: true } })
const STILL = { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC' }

/** One page for all pictures of a mode: from story to story through the channel. */
async function drawMode({ browser, address, pictures, onPicture }) {
  const context = await browser.newContext(STILL)
  const page = await openStorybook(context, address, globalsOf(pictures[0].mode), 'chromatic=true')
  await page.evaluate(still)
  followRequests(page)
  for (const picture of pictures) {
    await onPicture(picture, await photograph(page, picture))
  }
  await context.close()
}

/** Parts of one mode each, small enough that every worker has enough of them. */
function partsOf(pictures, workers) {
  const most = Math.max(8, Math.ceil(pictures.length / workers / 3))
  return [...Map.groupBy(pictures, ({ mode }) => JSON.stringify(mode)).values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / most) }, (_, part) =>
      own.slice(part * most, (part + 1) * most),
    ),
  )
}

/** What was drawn before is no part of a picture: of a tile that changes in part, all is drawn anew. */
function wholeTiles() {
  const { args, ...others } = launchOptions()
  return { ...others, env: ownFaces(), args: [...args, '--disable-partial-raster'] }
}

/** Opens the built book for drawing; whoever opens it closes it. */
export async function openStudio(folder) {
  const { address, close } = await serveStorybook(folder)
  const browser = await chromium.launch(wholeTiles())

  return {
    chromium: browser.version(),
    /** Draws them and hands over each, or null where it has no picture. */
    draw: async (pictures, { workers = 1, onPicture }) => {
      const waiting = partsOf(pictures, workers)
      const work = async () => {
        for (let own = waiting.shift(); own; own = waiting.shift()) {
          await drawMode({ browser, address, pictures: own, onPicture })
        }
      }
      await Promise.all(Array.from({ length: workers }, work))
    },
    /** How this browser draws letters; where it takes other faces, no picture is as it was accepted. */
    handwriting: async () => {
      const page = await browser.newPage()
      await page.setContent(
        '<p style="font: 20px serif">Kathā सागर کہانی কথা கதை 123</p><p style="font: 15px sans-serif">Kathā सागर کہانی 123 ✓ →</p>',
      )
      const { hash } = await pixelsOf(await page.screenshot())
      await page.close()
      return hash
    },
    close: async () => {
      await browser.close()
      await close()
    },
  }
}
