import type { FittedBlock } from './blocks.ts'
import { fence } from './fence.ts'
import { summarise } from './summary.ts'
import { estimateTokens } from './tokens.ts'
import type { TurnNote } from './turnNote.ts'

/** A turn on the way to the present one. */
export interface PastTurn {
  deed: string | null
  told: string
  /** Absent for turns that were told before notes were taken. */
  note: TurnNote | null
}

/** A message of the history, as chat models know it. */
export interface PromptTurn {
  role: 'user' | 'assistant'
  text: string
}

/** Tokens that there are for the history. */
interface HistoryRoom {
  /** Kept for it all session. Where it begins goes by this, so that it begins at the same turn whatever else is told. */
  usual: number
  now: number
  summary: number
}

type HistorySize = Omit<FittedBlock, 'text'>

interface History {
  /** By turns, from the player's words to what was told; none where nothing was told yet. */
  turns: readonly PromptTurn[]
  unanswered: string
  sizes: readonly HistorySize[]
  /** Turns that are told again word for word, and those of which only the summary tells. */
  whole: number
  summed: number
  /** Tokens that further turns find before older ones leave. */
  left: number
}

/**
 * The recent turns begin at a multiple of this. So they begin at the same turn for a while, and the
 * head of the prompt stays as the provider knows it.
 */
export const STEP = 6

/** Tokens that a message costs beside its words. */
const MESSAGE_TOKENS = 4
/** Tokens of the marks around a summary. */
const FENCE_ROOM = 12

/** What the player says where a turn was told and nobody said anything. */
const GO_ON = fence('player_words', 'Go on.')

const costOf = ({ deed, told }: PastTurn): number => {
  if (told === '') return deed === null ? 0 : estimateTokens(fence('player_words', deed)) + 1
  const words = deed === null ? GO_ON : fence('player_words', deed)
  return estimateTokens(words) + estimateTokens(told) + 2 * MESSAGE_TOKENS
}

/** How many of the newest turns find room. Older ones are not even looked at. */
function countFitting(past: readonly PastTurn[], room: number): number {
  let left = room
  let count = 0
  for (const turn of past.toReversed()) {
    left -= costOf(turn)
    if (left < 0) break
    count += 1
  }
  return count
}

function startOf(past: readonly PastTurn[], room: number): number {
  const first = past.length - countFitting(past, Math.max(0, room))
  const stepped = Math.ceil(first / STEP) * STEP
  // Where a whole step finds no room, what does find some is better than nothing.
  return stepped >= past.length ? first : stepped
}

/** Player and storyteller in turns; words that nothing was told to go with those after them. */
function turnsOf(past: readonly PastTurn[], opening: string) {
  const turns: PromptTurn[] = []
  let words = opening === '' ? [] : [opening]
  for (const { deed, told } of past) {
    if (deed !== null) words.push(fence('player_words', deed))
    if (told === '') continue
    turns.push({ role: 'user', text: words.join('\n') || GO_ON }, { role: 'assistant', text: told })
    words = []
  }
  return { turns, unanswered: words.join('\n') }
}

const sizeOf = (name: string, tokens: number): HistorySize => ({ name, tokens, left_out: 0 })

/** Recent turns whole, older ones in a summary that the first of them begins with. */
export function historyOf(past: readonly PastTurn[], room: HistoryRoom): History {
  const forTurns = Math.min(room.usual, room.now) - room.summary
  const from = startOf(past, forTurns)

  const older = past.slice(0, from).flatMap(({ note }) => note ?? [])
  const most = Math.min(room.summary, room.now) - FENCE_ROOM
  const lines = older.length > 0 ? summarise(older, Math.max(0, most)) : ''
  const summary = lines === '' ? '' : fence('earlier', lines)
  const recent = past.slice(from)
  const tokens = recent.reduce((sum, turn) => sum + costOf(turn), 0)
  return {
    ...turnsOf(recent, summary),
    sizes: [sizeOf('summary', estimateTokens(summary)), sizeOf('recent', tokens)],
    whole: recent.length,
    summed: older.length,
    left: Math.max(0, forTurns - tokens),
  }
}
