import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright'
import sharp from 'sharp'

import { commandLine } from './commandLine.mjs'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { launchOptions } from './browser.mjs'
import { photographs } from './pictureGuide/photographs.mjs'
import { seed } from './pictureGuide/seed.mjs'
import { buildApp, root, say } from './prepare.mjs'

/**
 * Photographs the running product for the guide and the README, so that their pictures never show
 * what is no longer there: `npm run picture-guide`, or `npm run picture-guide -- play home` for some.
 */
const { positionals: wanted } = commandLine({
  usage: `npm run picture-guide [-- play home ...]
Photographs the running product for the guide and the README: all, or those that are named.`,
  allowPositionals: true,
})
const shots = join(root, 'packages/app/public/shots')
/** As `GuidePicture` expects them: wide ones, and those of a phone at one and a half. */
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const PHONE = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5 }
const WIDE_SHOWN = { width: 1120, height: 700 }
const THEMES = ['dark', 'light']
const admin = { ADMIN_EMAIL: 'keeper@example.org', ADMIN_PASSWORD: 'Lamp-0n-water!' }

/** One photograph of one page, by whoever may see it. */
async function photograph(browser, { shape, person, path, shows, prepare }) {
  const context = await browser.newContext({
    ...shape,
    baseURL: server.address,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  })
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    sessionStorage.setItem('greeted', '1')
  }, person ?? {})
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await shows(page).first().waitFor()
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await context.close()
  return png
}

const write = (file, content) => {
  writeFileSync(file, content)
  console.log(`${file.slice(root.length + 1)} ${(content.length / 1024).toFixed(1)} KB`)
}

const WEBP = { quality: 74, effort: 6 }

const nameIn = (name, theme) => (theme === 'light' ? `${name}-light` : name)

/** The wide one and that of a phone, and for the README the home page by night. */
async function makeBoth(browser, page, name) {
  const wide = await photograph(browser, { ...page, shape: WIDE })
  if (name === 'home') {
    const jpeg = sharp(wide).jpeg({ quality: 80, mozjpeg: true })
    write(join(root, 'docs/images/home.jpg'), await jpeg.toBuffer())
  }
  const phone = await photograph(browser, { ...page, shape: PHONE })
  const wideWebp = sharp(wide).resize(WIDE_SHOWN).webp(WEBP)
  write(join(shots, `${name}.webp`), await wideWebp.toBuffer())
  write(join(shots, `${name}-phone.webp`), await sharp(phone).webp(WEBP).toBuffer())
}

async function makeAll(browser, seeded, wanted) {
  for (const [name, { path, by, themes = THEMES, ...rest }] of Object.entries(photographs)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const theme of themes) {
      const person = { ...seeded.people[by], theme }
      await makeBoth(browser, { person, path: path(seeded), ...rest }, nameIn(name, theme))
    }
  }
}

await buildApp()
const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-guide-'))
mkdirSync(shots, { recursive: true })
const server = await startServerProcess({
  ...admin,
  DATA_DIR: dataDir,
  RATE_LIMIT_FACTOR: '100',
  LOG_LEVEL: 'warn',
  REVIEW_MODE: 'manual',
})
const browser = await chromium.launch(launchOptions())
try {
  say('Playing a little, so that there is something to be seen')
  const seeded = await seed(server.address, admin)
  await makeAll(browser, seeded, wanted)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
