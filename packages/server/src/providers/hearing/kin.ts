import { readFileSync } from 'node:fs'

import { stemOf } from '../../engine/words/stem.ts'

/** How near kin are by their place in the list: the nearest few, some more, the rest. */
const NEARNESS: readonly (readonly [places: number, kinship: number])[] = [
  [4, 0.6],
  [9, 0.5],
  [Infinity, 0.38],
]
/** Two words that name each other are nearer. */
const MUTUAL = 0.1

type Kin = Map<string, Map<string, number>>

const NONE: ReadonlyMap<string, number> = new Map()

/** The list of kin, read when the first words are heard. */
let known: { kin: Kin; listed: ReadonlySet<string> } | null = null

function read() {
  const lines = readFileSync(new URL('kin.txt', import.meta.url), 'utf8').split('\n')
  const named: Kin = new Map()
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue
    const [stem = '', ...near] = line.split(' ').map(stemOf)
    const row = rowOf(named, stem)
    for (const [place, other] of near.entries()) {
      const nearness = NEARNESS.find(([places]) => place < places)?.[1] ?? 0
      if (other !== stem) row.set(other, Math.max(nearness, row.get(other) ?? 0))
    }
  }
  return { kin: bothWays(named), listed: new Set(named.keys()) }
}

function rowOf(kin: Kin, stem: string): Map<string, number> {
  const row = kin.get(stem) ?? new Map<string, number>()
  kin.set(stem, row)
  return row
}

/** Kin whichever of the two names the other. */
function bothWays(named: Kin): Kin {
  const kin: Kin = new Map()
  for (const [stem, row] of named) {
    for (const [other, there] of row) {
      const back = named.get(other)?.get(stem) ?? 0
      const nearness = Math.max(there, back) + (back > 0 ? MUTUAL : 0)
      rowOf(kin, stem).set(other, nearness)
      rowOf(kin, other).set(stem, nearness)
    }
  }
  return kin
}

/** The English stems that are near to one in meaning, and how near. */
export function kinOf(stem: string): ReadonlyMap<string, number> {
  known ??= read()
  return known.kin.get(stem) ?? NONE
}

/** Whether the list has a line of its own for a stem: then it is a word, however it looks. */
export function isListed(stem: string): boolean {
  known ??= read()
  return known.listed.has(stem)
}
