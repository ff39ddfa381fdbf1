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

/** Kinds of unanswered free text. `outside`: not about the story. */
export const NEUTRAL_KINDS = ['question', 'action', 'speech', 'feeling', 'outside'] as const
export type NeutralKind = (typeof NEUTRAL_KINDS)[number]

/** Maximum number of sentences of one kind in one language. */
export const MAX_NEUTRAL = 12

/** Sentences about a stored fact. `{who}` is its person, `{what}` its stored text. */
interface FactLine {
  with: string
  without: string
  /** Used if there is no such fact. May be blank. */
  none: string
}

/** Sentences of the built-in storyteller in one language, if possible without tense. */
export interface Phrases {
  neutral: Readonly<Record<NeutralKind, readonly string[]>>
  /** Says that the addressed person `{name}` is not in this scene. */
  absent: string
  /** Suggests the choice `{way}` after several turns without progress. */
  next: string
  closer: string
  /** Explains that a choice is closed because the inventory is full. */
  fullHands: string
  /** Answers "Who is here?"; `{names}` is a list. */
  people: string
  nobody: string
  /** Answers "What time is it?" with the time of day in the scene's sketch. */
  hours: Readonly<Record<'dawn' | 'day' | 'dusk' | 'night', string>>
  and: string
  yes: string
  no: string
  /** Answers questions about the player's past. Kinds without a line are not answered. */
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
