import type { HintTopic, PlayerAction, ReplyKind } from '@kathasagar/story/vocabulary'
import type { AnswerName } from '@kathasagar/story'

import type { Improvisation, ImprovisedScene, OpenRoom, OpenState } from './improvisation.ts'
import type { OfferedPath, ClarifyingQuestion } from './turnState.ts'

/** Topics outside the story: the real world, or the impossible. */
export type OffTopic = 'world' | 'wonder'

export type AdvancedBy = 'choice' | 'continue' | 'words'

/** Number of consecutive detours after which a hint suggests a choice. */
export const HINT_AFTER_TURNS = 3

export type Pressure = 'none' | 'hint' | 'event'

export interface Lingering {
  depth: number
  pressure: Pressure
  /** Index of the choice that the hint suggests. */
  toward: number
}

/** Decision about a turn, made before narration. The storyteller must follow it. */
export type Ruling =
  /** `choice` is an index into the choices of the previous node. */
  | { kind: 'advance'; choice: number; target: string; by: AdvancedBy; failed?: true }
  /** Free text without an author's answer. `isKnown`: a fact answers it. `isUnquotable`: it is not stored. */
  | ({
      kind: 'detour'
      words: string
      offTopic?: OffTopic
      isKnown?: true
      isUnquotable?: true
    } & Lingering)
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
      Pick<Lingering, 'depth'>)
  /** A part of an open story. Becomes `improvise` after a model has written it. */
  | { kind: 'part'; part: OpenRoom['part']; by: AdvancedBy }
  | { kind: 'rejoin'; choice: number; leads: 'on' | 'back'; by: AdvancedBy }
  | ({ kind: 'linger'; detail: number } & Lingering)
  | { kind: 'immerse'; paths: readonly [OfferedPath, OfferedPath] }
  /** The author's answer to the input. `target` is the scene that it enters. */
  | { kind: 'reaction'; answer: AnswerName & { of: 'scene' | 'story' }; target: string | null }
  /** A present person answers: about a topic, else by the kinds in `said`, else with a default line. */
  | {
      kind: 'topic'
      person: string
      answer: (AnswerName & { of: 'topic' }) | null
      said?: readonly ReplyKind[]
    }
  /** The input means a closed choice. Shows the author's reason. */
  | { kind: 'locked'; choice: number }
  | { kind: 'show' }

/** Returns the node that a ruling enters, or null if the player stays. */
export function targetOf(ruling: Ruling | { kind: 'start' }): string | null {
  if (ruling.kind === 'improvise') return ruling.target ?? null
  return ruling.kind === 'advance' || ruling.kind === 'reaction' ? ruling.target : null
}

export type RulingRefusal = { code: 'choice_not_offered' | 'choice_locked' | 'session_finished' }

/** Help or a clarifying question. It is free and does not change the state. */
export type Aside = { aside: 'hint'; topic: HintTopic } | ({ aside: 'ask' } & ClarifyingQuestion)

export const isAside = (it: object): it is Aside => 'aside' in it

type WithoutInput<Type extends PlayerAction> = Type extends unknown ? { type: Type } : never

/** Input of a player. Undo is not an action, because it only returns to the parent turn. */
export type Action =
  | { type: 'continue'; selected_choice?: string | undefined }
  | { type: 'custom_action'; text: string }
  | WithoutInput<Exclude<PlayerAction, 'continue' | 'custom_action' | 'undo'>>
