import type { ErrorCode, Fallback, RegenerateAction } from '@kathasagar/api/contract'
import type { PlayerAction } from '@kathasagar/story/vocabulary'

type ById = Readonly<Record<string, string>>

/** Reasons for a change of the credits. `{name}` is the name of the model or task. */
type CreditsMoved =
  | 'registration'
  | 'verification'
  | 'task'
  | 'deleted_turn'
  | Exclude<PlayerAction, 'undo'>
  | RegenerateAction

export interface ServerMessages {
  readonly categories: ById
  readonly tags: ById
  /** Titles of the levels. The first title is for level 1. */
  readonly levels: readonly string[]
  readonly tasks: Readonly<Record<string, { readonly title: string; readonly description: string }>>
  readonly helpLines: ById
  /** Names and styles of the text models and image models. */
  readonly models: Readonly<Record<string, { readonly name: string; readonly style: string }>>
  readonly credits: Readonly<Partial<Record<CreditsMoved, string>>>
  /** Reasons why a fallback model was used, by error code. */
  readonly fallback: Readonly<Partial<Record<Fallback['code'] & ErrorCode, string>>> & {
    readonly picture_failed?: string
    readonly nothing_to_draw?: string
    /** `{seconds}` is the time until the model is available again. */
    readonly busyFor?: string
  }
}

/** Translations of server texts by id. Empty in English, because the server sends English texts. */
export const serverMessages: ServerMessages = {
  categories: {},
  tags: {},
  levels: [],
  tasks: {},
  helpLines: {},
  models: {},
  credits: {},
  fallback: {},
}
