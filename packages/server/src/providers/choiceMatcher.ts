import { readFileSync } from 'node:fs'

import { slipsBetween } from '../engine/hearing/slipsBetween.ts'
import { rankWith, type RankChoices } from '../engine/hearing/rankMeant.ts'
import { stemOf } from '../engine/words/stem.ts'

/** Words shorter than this are too easily another word. */
const SHORTEST_MISSPELT = 5
const TWO_SLIPS = 7

/** How near kin are by their place in the list: the nearest few, some more, the rest. */
const NEARNESS: readonly (readonly [places: number, kinship: number])[] = [
  [4, 0.6],
  [9, 0.5],
  [Infinity, 0.38],
]
/** Two words that name each other are nearer. */
const MUTUAL = 0.1

type Kin = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The list of kin, read when the first words are heard. */
let known: Kin | null = null

function readKin(): Kin {
  const lines = readFileSync(new URL('hearing/kin.txt', import.meta.url), 'utf8').split('\n')
  const kin = new Map<string, Map<string, number>>()
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue
    const [stem = '', ...near] = line.split(' ').map(stemOf)
    const row = kin.get(stem) ?? new Map<string, number>()
    for (const [place, other] of near.entries()) {
      const nearness = NEARNESS.find(([places]) => place < places)?.[1] ?? 0
      if (other !== stem) row.set(other, Math.max(nearness, row.get(other) ?? 0))
    }
    kin.set(stem, row)
  }
  return kin
}

function kinship(one: string, other: string): number {
  known ??= readKin()
  const there = known.get(one)?.get(other) ?? 0
  const back = known.get(other)?.get(one) ?? 0
  return Math.max(there, back) + (there > 0 && back > 0 ? MUTUAL : 0)
}

/** A word that stands in the list is no misspelling of another. */
function isMisspelt(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  if (shorter < SHORTEST_MISSPELT || word[0] !== other[0]) return false
  known ??= readKin()
  const slips = shorter >= TWO_SLIPS ? 2 : 1
  return !known.has(stemOf(word)) && slipsBetween(word, other, slips) <= slips
}

/** Ranks what lies open by what the player typed: by its meaning, and with mistakes of spelling. */
export const rankChoices: RankChoices = rankWith({ kinship, isMisspelt })
