import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { PHRASES } from '../narration/phrases.ts'
import type { FittedBlock } from './blocks.ts'
import { fence } from './fence.ts'
import { summarise } from './summary.ts'
import { estimateTokens } from './tokens.ts'
import type { PastTurn } from '../narration/narration.ts'

export interface PromptTurn {
  role: 'user' | 'assistant'
  text: string
}

/** Removes generic replies of the built-in storyteller from a turn, because they do not help a model. */
export function withoutReplies(turn: PastTurn, language: StoryLanguage): PastTurn {
  const replies = Object.values(PHRASES[language].neutral).flat()
  const told = turn.told.split('\n\n').filter((paragraph) => !replies.includes(paragraph))
  return { ...turn, told: told.join('\n\n') }
}

interface HistoryRoom {
  /** Tokens, the same in each turn, so that the start of the history rarely changes. */
  usual: number
  now: number
  summary: number
}

type HistorySize = Omit<FittedBlock, 'text'>

interface History {
  turns: readonly PromptTurn[]
  unanswered: string
  sizes: readonly HistorySize[]
  /** Numbers of turns that are included in full and of turns that are only summarized. */
  whole: number
  summed: number
  /** Tokens left for further turns before older ones are dropped. */
  left: number
}

/**
 * The history drops turns in steps of this size, or of half of the turns that fit, so that
 * providers can cache the prompt.
 */
export const HISTORY_STEP = 6

/** Tokens per message in addition to its text. */
const MESSAGE_TOKENS = 4
/** Tokens of the tags around a summary. */
const FENCE_ROOM = 12

/** Message of the player for a turn without input. */
const GO_ON = fence('player_words', 'Go on.')

const costOf = ({ deed, told }: PastTurn): number => {
  if (told === '') return deed === null ? 0 : estimateTokens(fence('player_words', deed)) + 1
  const words = deed === null ? GO_ON : fence('player_words', deed)
  return estimateTokens(words) + estimateTokens(told) + 2 * MESSAGE_TOKENS
}

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
  const count = countFitting(past, Math.max(0, room))
  const step = Math.min(HISTORY_STEP, Math.max(1, Math.floor(count / 2)))
  return Math.ceil((past.length - count) / step) * step
}

/** Returns alternating messages. Unanswered input is merged into the next input. */
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

/** Returns recent turns in full, and a summary of older ones in the first message. */
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
