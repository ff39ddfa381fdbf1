import type { FactKind, StoryLanguage } from '@kathasagar/story/vocabulary'

import { bn } from './phrases/bn.ts'
import { en } from './phrases/en.ts'
import { gu } from './phrases/gu.ts'
import { hi } from './phrases/hi.ts'
import { kn } from './phrases/kn.ts'
import { ml } from './phrases/ml.ts'
import { mr } from './phrases/mr.ts'
import { ta } from './phrases/ta.ts'
import { te } from './phrases/te.ts'
import { ur } from './phrases/ur.ts'

/** Kinds of free text that nothing in a story answers; `outside` is not of the story. */
export const NEUTRAL_KINDS = ['question', 'action', 'speech', 'feeling', 'outside'] as const
export type NeutralKind = (typeof NEUTRAL_KINDS)[number]

/** Maximum number of neutral sentences of one kind in one language. */
export const MAX_NEUTRAL = 12

/** A sentence about a stored fact; `{who}` is its person, `{what}` its stored text. */
interface FactLine {
  with: string
  without: string
  /** There is no such fact; blank if nothing is said of that. */
  none: string
}

/**
 * All sentences that the built-in storyteller can add in one language. They have no tense where the
 * language allows it, because stories are told in the present and in the past.
 */
export interface Phrases {
  neutral: Readonly<Record<NeutralKind, readonly string[]>>
  /** The person `{name}` of the story is spoken to, and is in another scene. */
  absent: string
  /** Names the choice `{way}` after several turns without progress. */
  next: string
  closer: string
  /** A choice is closed because the player can carry no more. */
  fullHands: string
  /** Answers "Who is here?"; `{names}` is a list. */
  people: string
  nobody: string
  /** Answers "What time is it?" by the time in the scene's sketch. */
  hours: Readonly<Record<'dawn' | 'day' | 'dusk' | 'night', string>>
  and: string
  yes: string
  no: string
  /** Answers questions about the player's own past; a kind without a line is not answered. */
  facts: Readonly<Partial<Record<FactKind, FactLine>>>
  had: string
  notHad: string
  nothing: string
  stop: string
}

export const PHRASES: Readonly<Record<StoryLanguage, Phrases>> = {
  en,
  hi,
  mr,
  bn,
  ta,
  te,
  gu,
  kn,
  ml,
  ur,
}
