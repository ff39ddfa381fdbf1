import type { ErrorCode, Fallback, RetellAction } from '@kathasagar/api/contract'
import type { PlayerAction } from '@kathasagar/story/vocabulary'

type ById = Readonly<Record<string, string>>

/** Reasons for which credits move; a `{name}` is who told, or the task. */
type CreditsMoved =
  | 'registration'
  | 'verification'
  | 'task'
  | 'deleted_turn'
  | Exclude<PlayerAction, 'undo'>
  | RetellAction

export interface ServerMessages {
  /** By `message_id`. */
  readonly categories: ById
  readonly tags: ById
  /** Titles, from the first level on. */
  readonly levels: readonly string[]
  /** By `task_id`. */
  readonly tasks: Readonly<Record<string, { readonly title: string; readonly description: string }>>
  /** By `message_id`. */
  readonly helpLines: ById
  readonly credits: Readonly<Partial<Record<CreditsMoved, string>>> & {
    /** What was paid for where nobody told or painted. */
    readonly ofNobody?: Readonly<Partial<Record<CreditsMoved, string>>>
  }
  /** First sentences of why another told, by the code of the fault. */
  readonly fallback: Readonly<Partial<Record<Fallback['code'] & ErrorCode, string>>> & {
    readonly picture_failed?: string
    readonly nothing_to_draw?: string
    /** With the `{seconds}` after which the model may be asked again. */
    readonly busyFor?: string
  }
}

/**
 * What the server names and the catalogue that ships holds, by id, in the words of another language.
 * English has none: it shows the server's own.
 */
export const serverMessages: ServerMessages = {
  categories: {},
  tags: {},
  levels: [],
  tasks: {},
  helpLines: {},
  credits: {},
  fallback: {},
}
