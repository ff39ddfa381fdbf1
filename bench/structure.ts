import { chromium, type Browser, type Page } from 'playwright'

import { launchOptions } from '../scripts/browser.mjs'
import { servePage } from './servePage.ts'
import { median, print } from './table.ts'

const SLOWDOWN = 4
const ROUNDS = 3
const PANS = 2
const STEPS = 40
const PROMISED_FRAMES = 30

const MAPS = ['ours', 'empty'] as const
type MapKind = (typeof MAPS)[number]
const ZOOMS = ['near', 'far'] as const
type Zoom = (typeof ZOOMS)[number]

/** The map on a slow machine, at rest; from afar all of it is seen. */
async function openMap(browser: Browser, address: string, kind: MapKind, zoom: Zoom) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${address}?map=${kind}`)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.locator('.react-flow__node').first().waitFor()
  if (zoom === 'far') await page.getByRole('button', { name: 'Show the whole story' }).click()
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(1500)
  return page
}

/** Frames a second while the map is drawn to and fro by its lower edge, where no scene is. */
async function framesWhilePanning(page: Page): Promise<number> {
  const box = await page.getByRole('region', { name: 'Map of the story' }).boundingBox()
  if (!box) throw new Error('There is no map')
  const y = box.y + box.height * 0.75
  await page.evaluate(() => {
    const counted = { frames: 0, began: performance.now() }
    Reflect.set(globalThis, 'counted', counted)
    requestAnimationFrame(function count() {
      counted.frames += 1
      requestAnimationFrame(count)
    })
  })
  for (let pan = 0; pan < PANS; pan += 1) {
    const [from, to] = pan % 2 === 0 ? [0.8, 0.2] : [0.2, 0.8]
    await page.mouse.move(box.x + box.width * from, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * to, y - 60, { steps: STEPS })
    await page.mouse.up()
  }
  return page.evaluate(() => {
    const { frames, began } = Reflect.get(globalThis, 'counted') as {
      frames: number
      began: number
    }
    return (frames / (performance.now() - began)) * 1000
  })
}

/**
 * A map of 500 scenes that is drawn to and fro, against a map of three, which is what the machine can do
 * just now; in alternating rounds.
 */
export async function benchStructure() {
  const { address, stop } = await servePage('structurePage.tsx')
  const browser = await chromium.launch(launchOptions())
  const found = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const zoom of ZOOMS) {
      for (const kind of MAPS) {
        const page = await openMap(browser, address, kind, zoom)
        const key = `${kind} ${zoom}`
        found.set(key, [...(found.get(key) ?? []), await framesWhilePanning(page)])
        await page.close()
      }
    }
  }
  await browser.close()
  await stop()

  for (const zoom of ZOOMS) {
    const frames = (kind: MapKind) => median(found.get(`${kind} ${zoom}`) ?? [])
    const rate = {
      what: `frames while a map of 500 moves, ${zoom}`,
      ours: frames('ours'),
      unit: 'fps',
    }
    const slowly = `processor ${SLOWDOWN} x slower`
    print({ ...rate, limit: frames('empty'), against: `a map of three scenes, ${slowly}` })
    print({ ...rate, limit: PROMISED_FRAMES, against: 'promised' })
  }
}
