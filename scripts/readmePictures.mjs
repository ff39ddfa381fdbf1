import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright'
import sharp from 'sharp'

import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { launchOptions } from './browser.mjs'
import { commandLine } from './commandLine.mjs'
import { buildApp, root } from './prepare.mjs'

commandLine({
  usage: `node --conditions=@kathasagar/source scripts/readmePictures.mjs
Takes pictures from the running product: those of README.md (home, play, and a turn as an
animation) and those of the web app manifest.`,
})

const STORY = 'Dead Letters of Devthala'
const WORDS = 'I put my arm into the hole that has no number'
const FIELD = 'Describe your custom action...'
const WEBP = { quality: 72, effort: 6 }
/** Size of the animation, letters per frame, and durations in ms. */
const WIDTH = 800
const LETTERS = 3
const TYPING_MS = 150
const READING_MS = 3000
const SETTLED_MS = 3000

const write = (path, content) => {
  writeFileSync(join(root, path), content)
  console.log(`${path} ${(content.length / 1024).toFixed(0)} KB`)
}

const writeShot = async (path, png, width) =>
  write(path, await sharp(png).resize(width).webp(WEBP).toBuffer())

async function shoot(page) {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

async function openHome(page) {
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  return shoot(page)
}

async function openStory(page) {
  const stories = await page.request.get('/api/v1/stories/?page=1')
  const found = (await stories.json()).stories.find(({ title }) => title === STORY)
  await page.goto(`/game/${found.id}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  const png = await shoot(page)
  await page.getByRole('main').getByRole('button', { name: 'PLAY' }).click()
  await page.getByRole('button', { name: 'Play without an account' }).click()
  await page.getByRole('textbox', { name: FIELD }).waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return png
}

/** Plays a turn. Returns its frames, each with a picture and a duration. */
async function playTurn(page) {
  const field = page.getByRole('textbox', { name: FIELD })
  const frames = [{ png: await shoot(page), ms: READING_MS }]
  for (let end = LETTERS; end < WORDS.length + LETTERS; end += LETTERS) {
    await field.fill(WORDS.slice(0, end))
    frames.push({ png: await shoot(page), ms: TYPING_MS })
  }
  await page.getByRole('button', { name: /^Act/ }).click()
  await page.getByRole('log').getByText('Your arm goes in').waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return [...frames, { png: await shoot(page), ms: 2 * READING_MS }]
}

async function animate(frames) {
  const small = frames.map(({ png }) => sharp(png).resize(WIDTH).png().toBuffer())
  const animation = sharp(await Promise.all(small), { join: { animated: true } })
  return animation.webp({ ...WEBP, loop: 0, delay: frames.map(({ ms }) => ms) }).toBuffer()
}

await buildApp()
const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-readme-'))
const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const browser = await chromium.launch(launchOptions())
try {
  const open = async (screen) => {
    const page = await browser.newPage({
      ...screen,
      baseURL: server.address,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    })
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      sessionStorage.setItem('greeted', '1')
    })
    return page
  }
  const page = await open({ viewport: { width: 1280, height: 800 } })
  const home = await openHome(page)
  await writeShot('docs/images/home.webp', home, 1280)
  await writeShot('packages/app/public/shots/home.webp', home, 1120)
  await openStory(page)
  const frames = await playTurn(page)
  await writeShot('docs/images/play.webp', frames[0].png, 1280)
  write('docs/images/turn.webp', await animate(frames))

  const phone = await open({ viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5 })
  await writeShot('packages/app/public/shots/story-phone.webp', await openStory(phone), 585)
  await writeShot('packages/app/public/shots/play-phone.webp', await shoot(phone), 585)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
