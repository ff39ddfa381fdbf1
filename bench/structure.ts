import { chromium, type Browser, type Page } from 'playwright'

import { launchOptions } from '../scripts/browser.mjs'
import { framesWhile, servePage } from './servePage.ts'
import { median, print, turnAbout } from './table.ts'

const SLOWDOWN = 4
const ROUNDS = 3
const PANS = 2
const STEPS = 40
const PROMISED_FRAMES = 30

type MapKind = 'ours' | 'empty'
const ZOOMS = ['near', 'far'] as const
type Zoom = (typeof ZOOMS)[number]

async function openMap(browser: Browser, address: string, kind: MapKind, zoom: Zoom) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${address}?map=${kind}`)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.locator('.react-flow__node').first().waitFor()
  if (zoom === 'far') await page.getByRole('button', { name: 'Fit to screen' }).click()
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(1500)
  return page
}

/** Pans the map at its lower edge, where there are no scenes. */
async function panOn(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: 'Map of the story' }).boundingBox()
  if (!box) throw new Error('There is no map')
  const y = box.y + box.height * 0.75
  for (let pan = 0; pan < PANS; pan += 1) {
    const [from, to] = pan % 2 === 0 ? [0.8, 0.2] : [0.2, 0.8]
    await page.mouse.move(box.x + box.width * from, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * to, y - 60, { steps: STEPS })
    await page.mouse.up()
  }
}

/** Compares panning a map of 500 scenes with one of 3, in alternating rounds. */
export async function benchStructure() {
  const { address, stop } = await servePage('structurePage.tsx')
  const browser = await chromium.launch(launchOptions())
  for (const zoom of ZOOMS) {
    const framesOf = (kind: MapKind) => async () => {
      const page = await openMap(browser, address, kind, zoom)
      const frames = await framesWhile(page, () => panOn(page))
      await page.close()
      return frames
    }
    const found = await turnAbout({ rounds: ROUNDS }, framesOf('ours'), framesOf('empty'))
    const what = `Frames while a map of 500 scenes moves, ${zoom}`
    const rate = { what, ours: median(found.ours), unit: 'fps' }
    const against = `three scenes; CPU ${SLOWDOWN} times slower`
    print({ ...rate, limit: median(found.limit), against })
    print({ ...rate, limit: PROMISED_FRAMES })
  }
  await browser.close()
  await stop()
}
