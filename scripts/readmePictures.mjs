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
Takes the pictures of README.md from the running product: home, play, and a turn as an animation.`,
})

const STORY = 'Dead Letters of Devthala'
const WORDS = 'I put my arm into the hole that has no number'
const WEBP = { quality: 72, effort: 6 }
/** Size of the animation, letters per frame, and durations in ms. */
const WIDTH = 800
const LETTERS = 3
const TYPING_MS = 150
const READING_MS = 3000
/** Time until streamed text and images are complete. */
const SETTLED_MS = 3000

const write = (name, content) => {
  writeFileSync(join(root, 'docs/images', name), content)
  console.log(`docs/images/${name} ${(content.length / 1024).toFixed(0)} KB`)
}

async function shoot(page) {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

async function openStory(page) {
  await page.goto('/home', { waitUntil: 'networkidle' })
  const stories = await page.request.get('/api/v1/stories/?page=1')
  const found = (await stories.json()).stories.find(({ title }) => title === STORY)
  await page.waitForTimeout(SETTLED_MS)
  write(
    'home.webp',
    await sharp(await shoot(page))
      .webp(WEBP)
      .toBuffer(),
  )
  await page.goto(`/game/${found.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'PLAY' }).click()
  await page.getByRole('button', { name: 'Play without an account' }).click()
}

/** Plays a turn. Returns its frames, each with a picture and a duration. */
async function playTurn(page) {
  const field = page.getByRole('textbox', { name: 'Describe your custom action...' })
  await field.waitFor()
  await page.waitForTimeout(SETTLED_MS)
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
  const page = await browser.newPage({
    baseURL: server.address,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('greeted', '1')
  })
  await openStory(page)
  const frames = await playTurn(page)
  write('play.webp', await sharp(frames[0].png).webp(WEBP).toBuffer())
  write('turn.webp', await animate(frames))
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
