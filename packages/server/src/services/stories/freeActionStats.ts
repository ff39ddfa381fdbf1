import { plainText } from '@kathasagar/api/rules'

import { heardWords } from '../../engine/hearing/heardWords.ts'
import type { Try } from './authoringPorts.ts'

/** Tries that mean the same, by whoever. */
export interface TriedWords {
  /** As most players wrote it, without case and signs. */
  words: string
  /** Where it was tried most often. */
  node: string
  players: number
}

interface Group {
  players: Set<string>
  wordings: string[]
  nodes: string[]
}

const LONGEST_WORDS = 120

/** The same telling words in any order are the same try. */
const keyOf = (plain: string) =>
  heardWords(plain)
    .map(({ word }) => word)
    .toSorted()
    .join(' ') || plain

/** The value that comes most often; the first of those that come alike. */
function mostCommon(values: readonly string[]): string {
  const times = new Map<string, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/**
 * Groups what players tried. A group of few players is left out whole: words that only one or two
 * ever wrote may say who they are.
 */
export function freeActionStats(tries: readonly Try[], fewestPlayers: number): TriedWords[] {
  const groups = new Map<string, Group>()
  for (const { user_id, node, words } of tries) {
    const plain = plainText(words)
    const key = keyOf(plain)
    const group = groups.get(key) ?? { players: new Set(), wordings: [], nodes: [] }
    group.players.add(user_id)
    group.wordings.push(plain)
    group.nodes.push(node)
    groups.set(key, group)
  }
  return [...groups.values()]
    .filter(({ players }) => players.size >= fewestPlayers)
    .map(({ players, wordings, nodes }) => ({
      words: [...mostCommon(wordings)].slice(0, LONGEST_WORDS).join(''),
      node: mostCommon(nodes),
      players: players.size,
    }))
    .toSorted((a, b) => b.players - a.players)
}
