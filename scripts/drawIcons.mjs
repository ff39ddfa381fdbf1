import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { commandLine } from './commandLine.mjs'
import { root } from './prepare.mjs'

commandLine({
  usage: `node scripts/drawIcons.mjs
Draws the icons of the app and the picture that is shown beside links.`,
})
const publicDir = join(root, 'packages/app/public')
const NIGHT = '#0E0B1F'
const DENSITY = 900
const SHARED = { width: 1200, height: 630 }

const mark = readFileSync(join(publicDir, 'favicon.svg'))

/** Draws the logo on a full background. `part` is its relative size. */
async function drawIcon(size, part) {
  const inner = Math.round(size * part)
  const input = await sharp(mark, { density: DENSITY }).resize(inner, inner).png().toBuffer()
  const ground = { create: { width: size, height: size, channels: 4, background: NIGHT } }
  return sharp(ground).composite([{ input }]).png({ palette: true, effort: 10 }).toBuffer()
}

const icons = join(publicDir, 'icons')
mkdirSync(icons, { recursive: true })
const write = (file, content) => {
  writeFileSync(file, content)
  console.log(`${file.slice(root.length + 1)} ${(content.length / 1024).toFixed(1)} KB`)
}

for (const size of [192, 512]) {
  const rounded = sharp(mark, { density: DENSITY }).resize(size, size)
  write(join(icons, `icon-${size}.png`), await rounded.png({ palette: true }).toBuffer())
}
// Launchers crop maskable icons to the middle 80 %.
write(join(icons, 'maskable-512.png'), await drawIcon(512, 0.7))
write(join(publicDir, 'apple-touch-icon.png'), await drawIcon(180, 0.86))

const lamp = await sharp(mark, { density: DENSITY }).resize(150, 150).png().toBuffer()
const art = readFileSync(join(publicDir, 'art/read.svg'))
const shared = sharp(art, { density: 144 }).resize({ ...SHARED, fit: 'cover' })
const withLamp = shared.composite([{ input: lamp, top: 440, left: 40 }])
write(join(publicDir, 'share.jpg'), await withLamp.jpeg({ quality: 74, mozjpeg: true }).toBuffer())
