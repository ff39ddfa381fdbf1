import { createHash } from 'node:crypto'

import sharp from 'sharp'

/** A picture ends where its content does, or here. */
const TALLEST = 1100

/** Runs in the page, which may have been scrolled by a play: how far down something is drawn. */
function lowest() {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  const ends = [...document.body.querySelectorAll('*')].map(
    (element) => element.getBoundingClientRect().bottom,
  )
  return Math.ceil(Math.max(1, ...ends.filter((end) => Number.isFinite(end))))
}

/**
 * Runs in the page: what sticks to an edge of the window has a layer of its own, and keeps in it the
 * fraction of a pixel at which it was first drawn. Whether that was while a play had scrolled is
 * chance, so the layer is given up and begun anew where the page stands now.
 */
async function layAnew() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const sticky = [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map(({ style }) => ({ style, own: style.position }))
  for (const { style } of sticky) style.setProperty('position', 'static', 'important')
  await frame()
  await frame()
  for (const { style, own } of sticky) style.setProperty('position', own)
}

/**
 * Runs in the page: a select keeps the line of the face that it was first drawn in, which the first
 * story of a page has not got yet, so it is given another face for a moment.
 */
async function setAnew() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const selects = [...document.querySelectorAll('select')].map(({ style }) => ({
    style,
    own: style.fontFamily,
  }))
  for (const { style } of selects) style.setProperty('font-family', 'monospace', 'important')
  await frame()
  await frame()
  for (const { style, own } of selects) {
    style.removeProperty('font-family')
    style.fontFamily = own
  }
}

const arrived = () => window.haveArrived?.()
const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))

/** The pixels themselves, and a number that says whether they are the same. */
export async function pixelsOf(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256')
    .update(`${info.width}x${info.height}`)
    .update(data)
    .digest('hex')
  return { data, width: info.width, height: info.height, hash: hash.slice(0, 24) }
}

/** So often is looked at what will not stand. */
const LOOKS = 40

/** Faces and pictures have come, timers have done their work, and nothing that was asked for is out. */
async function waitForAll(page) {
  for (let look = 0; look < LOOKS; look += 1) {
    await page.evaluate(arrived)
    if (page.book.onTheirWay.size === 0) return
    await page.evaluate(rest)
  }
}

/** How far down a story reaches, as two looks in a row see it: a dialog may be on its way in. */
async function heightOf(page) {
  let last = null
  for (let look = 1; ; look += 1) {
    await waitForAll(page)
    const seen = await page.evaluate(lowest)
    if (seen === last || look === LOOKS) return Math.min(TALLEST, seen)
    last = seen
    await page.evaluate(rest)
  }
}

/** What is seen of a story: its whole height, in a window that is as high if need be. */
async function wholeOf(page, { width, height }) {
  const whole = await heightOf(page)
  if (whole > height) await page.setViewportSize({ width, height: whole })
  await page.evaluate(layAnew)
  await page.evaluate(setAnew)
  return { x: 0, y: 0, width, height: whole }
}

/** The pixels as soon as nothing is on its way any more and two looks see the same. */
export async function steadyPixels(page, size) {
  const clip = await wholeOf(page, size)
  let last = null
  for (let look = 1; ; look += 1) {
    await waitForAll(page)
    const pixels = await pixelsOf(await page.screenshot({ clip }))
    if (pixels.hash === last || look === LOOKS) return pixels
    last = pixels.hash
    await page.evaluate(rest)
  }
}

/** Keeps count of what the page has asked for and not got: a face, a picture, a part of the code. */
export function followRequests(page) {
  const onTheirWay = new Set()
  page.book = { onTheirWay }
  page.on('request', (request) => onTheirWay.add(request))
  page.on('requestfinished', (request) => onTheirWay.delete(request))
  page.on('requestfailed', (request) => onTheirWay.delete(request))
}
