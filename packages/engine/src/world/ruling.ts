import type { ReplyKind, HintTopic } from '@kathasagar/story/vocabulary'
import type { AnswerName } from '@kathasagar/story'

import type { Improvisation, ImprovisedScene, OpenRoom, OpenState } from './improvisation.ts'
import type { OfferedPath, AskedBack } from './turnState.ts'

/** Subjects outside the story: the reader's world, or the impossible. */
export type OffTopic = 'world' | 'wonder'

export type AdvancedBy = 'choice' | 'continue' | 'words'

/** Number of detours in a row after which a hint names a choice. */
export const TURNS_TO_A_HINT = 3

export type Pressure = 'none' | 'hint' | 'event'

export interface Stay {
  depth: number
  pressure: Pressure
  /** Index of the author's choice for the hint. */
  toward: number
}

/** Decision about a turn, made before narration; the storyteller must follow it. */
export type Ruling =
  /** `choice` is an index into the choices of the left node. */
  | { kind: 'advance'; choice: number; target: string; by: AdvancedBy; failed?: true }
  /** Free text without an answer. `isKnown`: a fact answers it. `isUnquotable`: never stored. */
  | ({
      kind: 'detour'
      words: string
      offTopic?: OffTopic
      isKnown?: true
      isUnquotable?: true
    } & Stay)
  | ({
      kind: 'improvise'
      text: string
      scene: ImprovisedScene | null
      /** State of an open story after the part. */
      open?: OpenState
      /** Ending that the part of an open story reaches. */
      target?: string
      isChosen?: true
    } & Pick<Improvisation, 'facts'> &
      Pick<Stay, 'depth'>)
  /** A part of an open story. A model writes it before it becomes an `improvise`. */
  | { kind: 'part'; part: OpenRoom['part']; by: AdvancedBy }
  | { kind: 'rejoin'; choice: number; leads: 'on' | 'back'; by: AdvancedBy }
  | ({ kind: 'linger'; detail: number } & Stay)
  | { kind: 'immerse'; paths: readonly [OfferedPath, OfferedPath] }
  /** The author answers these words; `target` is the scene that the answer enters. */
  | { kind: 'reaction'; answer: AnswerName & { of: 'scene' | 'story' }; target: string | null }
  /** A person here answers: to a topic, else by the kinds in `said`, else with a default line. */
  | {
      kind: 'topic'
      person: string
      answer: (AnswerName & { of: 'topic' }) | null
      said?: readonly ReplyKind[]
    }
  /** The words mean a closed choice; its author says why. */
  | { kind: 'locked'; choice: number }
  | { kind: 'show' }

/** Returns the node that a ruling enters, or null if the player stays. */
export function targetOf(ruling: Ruling | { kind: 'start' }): string | null {
  if (ruling.kind === 'improvise') return ruling.target ?? null
  return ruling.kind === 'advance' || ruling.kind === 'reaction' ? ruling.target : null
}

export type RulingRefusal = {
  code: 'choice_not_offered' | 'choice_locked' | 'session_finished'
}

/** An answer outside the story, free and without a change of state: help or a question back. */
export type Aside = { aside: 'hint'; topic: HintTopic } | ({ aside: 'ask' } & AskedBack)

export const isAside = (it: object): it is Aside => 'aside' in it

/** Input of a player. Undo is not an action, because it only returns to the parent turn. */
export type Action =
  | { type: 'continue'; selected_choice?: string | undefined }
  | { type: 'immerse' }
  | { type: 'custom_action'; text: string }
  | { type: 'show' }
