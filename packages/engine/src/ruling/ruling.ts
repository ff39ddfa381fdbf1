import type { ReplyKind } from '@kathasagar/story/vocabulary'
import type { AnswerName } from '@kathasagar/story'

import type { Improvisation, ImprovisedScene } from '../improvise/improvisation.ts'
import type { OffTopic } from '../hearing/topics/topicsIn.ts'
import type { OfferedPath } from '../turn/turnState.ts'

/** Why the tale moves on: an open choice was picked, nothing was picked, or free words meant an open choice. */
export type AdvancedBy = 'choice' | 'continue' | 'words'

/** Every so many detours in a row a way on is named. */
export const TURNS_TO_A_HINT = 3

/** How hard a detour is drawn back: not at all, by a hint, by something that happens. */
export type Pressure = 'none' | 'hint' | 'event'

/** A turn that stays in the scene. */
export interface Stay {
  depth: number
  pressure: Pressure
  /** Index of the authored choice that hint and event point to. */
  toward: number
}

/** What the turn is, settled before any prose; the storyteller has to honour it. */
export type Ruling =
  /** `choice` is an index into the choices of the node that is left; one that may fail may have `failed`. */
  | { kind: 'advance'; choice: number; target: string; by: AdvancedBy; failed?: true }
  /**
   * Free words without an answer; `offTopic` tells what they are about that is not of the story. They may
   * ask for what `isKnown`: then that is told. What `isUnquotable` is neither repeated nor remembered.
   */
  | ({
      kind: 'detour'
      words: string
      offTopic?: OffTopic
      isKnown?: true
      isUnquotable?: true
    } & Stay)
  /** A model has made up what comes of them, in place or as a scene of its own; `depth` as in a detour. */
  | ({ kind: 'improvise'; text: string; scene: ImprovisedScene | null } & Pick<
      Improvisation,
      'facts'
    > &
      Pick<Stay, 'depth'>)
  /** A choice of such a scene: back to the node, unless a model makes up what it leads on to. */
  | { kind: 'rejoin'; choice: number; leads: 'on' | 'back'; by: AdvancedBy }
  | ({ kind: 'linger'; detail: number } & Stay)
  | { kind: 'immerse'; paths: readonly [OfferedPath, OfferedPath] }
  /** The author has answered these words; `target` is the node that the answer leads to. */
  | { kind: 'reaction'; answer: AnswerName & { of: 'scene' | 'story' }; target: string | null }
  /**
   * Somebody who is here speaks; without a topic, to what was `said` by its kind, the nearest first, or
   * in their own way of not answering.
   */
  | {
      kind: 'topic'
      person: string
      answer: (AnswerName & { of: 'topic' }) | null
      said?: readonly ReplyKind[]
    }
  /** The words mean a choice that is closed; its author says why. */
  | { kind: 'locked'; choice: number }
  | { kind: 'show' }

/** The node that a ruling leads to; null where the player stays. */
export function targetOf(ruling: Ruling | { kind: 'start' }): string | null {
  return ruling.kind === 'advance' || ruling.kind === 'reaction' ? ruling.target : null
}

/** Why there is no ruling. */
export type RulingRefusal = {
  code: 'choice_not_offered' | 'choice_locked' | 'session_finished'
}
