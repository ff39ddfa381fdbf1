import type { Block } from './blocks.ts'
import { fence } from './fence.ts'
import { summarise } from './summary.ts'
import { estimateTokens } from './tokens.ts'
import type { TurnNote } from './turnNote.ts'

/** A turn on the way to the present one. */
export interface PastTurn {
  /** What the player did, in their own words. */
  deed: string | null
  told: string
  /** Absent for turns that were told before notes were taken. */
  note: TurnNote | null
}

interface History {
  blocks: readonly Block[]
  /** Turns that are told again word for word, and those of which only the summary tells. */
  whole: number
  summed: number
}

/**
 * The recent turns begin at a multiple of this. So they begin at the same turn for a while, and the
 * head of the prompt stays as the provider knows it.
 */
export const STEP = 6

const turnText = ({ deed, told }: PastTurn): string =>
  [deed === null ? '' : fence('player_words', deed), told === '' ? '' : fence('told', told)]
    .filter(Boolean)
    .join('\n')

/** How many of the newest turns find room. Older ones are not even looked at. */
function countFitting(past: readonly PastTurn[], room: number): number {
  let left = room
  let count = 0
  for (const turn of past.toReversed()) {
    left -= estimateTokens(turnText(turn)) + 1
    if (left < 0) break
    count += 1
  }
  return count
}

/** Recent turns whole, older ones in a summary, within `room` tokens. */
export function historyOf(past: readonly PastTurn[], room: number, summaryRoom: number): History {
  const all = countFitting(past, room)
  const fitting = all === past.length ? all : countFitting(past, Math.max(0, room - summaryRoom))
  const first = past.length - fitting
  const stepped = Math.ceil(first / STEP) * STEP
  // Where a whole step finds no room, what does find some is better than nothing.
  const from = first === 0 || stepped >= past.length ? first : stepped

  const older = past.slice(0, from).flatMap(({ note }) => note ?? [])
  const summary = older.length > 0 ? summarise(older, Math.max(0, summaryRoom - FENCE_ROOM)) : ''
  const recent = past.slice(from).map(turnText).filter(Boolean).join('\n')
  return {
    blocks: [block('summary', 'earlier', summary), block('recent', null, recent)],
    whole: past.length - from,
    summed: older.length,
  }
}

/** Tokens of the marks around a summary. */
const FENCE_ROOM = 12

const block = (name: string, label: string | null, text: string): Block => ({
  name,
  text,
  label,
  floor: 0,
  cap: Number.MAX_SAFE_INTEGER,
  keep: 'tail',
  yields: 4,
})
