import { readFileSync } from 'node:fs'

import type { Vector } from '../../engine/hearing/vector.ts'

interface Entry {
  vector: Vector
  rarity: number
}

/** From this place on, by how often a word is written, it is as rare as any. */
const RARE = 6000

/** The table of vectors, read when the first words are heard. */
let known: ReadonlyMap<string, Entry> | null = null

function read(): ReadonlyMap<string, Entry> {
  const lines = readFileSync(new URL('vectors.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map(entryOf))
}

/** A line has a stem and its vector, a byte a part; the commonest stem comes first. */
function entryOf(line: string, place: number): [string, Entry] {
  const [stem = '', sealed = ''] = line.split(' ')
  const parts = Float32Array.from(Int8Array.from(Buffer.from(sealed, 'base64')))
  const length = Math.hypot(...parts)
  const rarity = Math.min(1, Math.log(place + 2) / Math.log(RARE)) ** 2
  return [stem, { vector: parts.map((part) => part / length), rarity }]
}

/** How much an English stem tells: near 0 for one that every text has, 1 for a rare one. */
export function rarity(stem: string): number {
  known ??= read()
  return known.get(stem)?.rarity ?? 1
}

/** Where an English stem stands among others by the company that it keeps. */
export function vectorOf(stem: string): Vector | undefined {
  known ??= read()
  return known.get(stem)?.vector
}
