import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { root } from '../prepare.mjs'

/** What was accepted last. */
export const baselinesFolder = join(root, '.storybook/baselines')
const listIn = (folder) => join(folder, 'pictures.json')

/** Small enough for a repository, and still what an eye would tell apart. */
const QUALITY = 16

export const fileOf = (key, folder = baselinesFolder) => join(folder, `${key}.webp`)
const raw = ({ width, height }) => ({ raw: { width, height, channels: 3 } })

/** What is kept of a picture for eyes: the same pixels always give the same file. */
export const keptFormOf = ({ data, width, height }) =>
  sharp(data, raw({ width, height })).webp({ quality: QUALITY, effort: 6 }).toBuffer()

/** How the accepted pictures were drawn, and of each its pixels' number. */
export const readBaselines = (folder = baselinesFolder) =>
  existsSync(listIn(folder))
    ? JSON.parse(readFileSync(listIn(folder), 'utf8'))
    : { drawnWith: null, pictures: {} }

/** Accepts pictures; those that no story has any more go. */
export function writeBaselines(folder, { drawnWith, pictures, forms, known }) {
  mkdirSync(folder, { recursive: true })
  for (const [key, form] of forms) writeFileSync(fileOf(key, folder), form)
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.webp') && !known.has(name.slice(0, -5))) rmSync(join(folder, name))
  }
  const kept = Object.entries(pictures).filter(([key]) => known.has(key))
  const list = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(listIn(folder), `${JSON.stringify({ drawnWith, pictures: list }, null, 1)}\n`)
}
