import type { ErrorCode, RetellAction } from '@kathasagar/api/contract'
import type { PlayerAction } from '@kathasagar/story/vocabulary'

import type { UseSums } from '../domain/useSums.ts'
import type { UseOfModel } from '../modules/models/index.ts'

/** What the operator learns of a turn: who told it, how quickly and for how much. Never a word of it. */
export interface TurnRecord extends Metered {
  action: PlayerAction | RetellAction
  /** `told`, or why it was not. */
  outcome: 'told' | ErrorCode
  /** Key of the model that was asked for. */
  model: string
  /** Key of the one that told; null where the author's own words stood in. */
  told_by: string | null
  /** Name of the provider behind the model that was asked for; null for a built-in one. */
  provider: string | null
  /** Why another told. */
  fallback: string | null
  ms: number
  /** Until the first words; null where none came. */
  first_words_ms: number | null
  /** What the player paid. */
  credits: number
}

/** What one turn has asked of providers. */
export type Metered = UseSums

/**
 * Does some work and counts what it asks of providers, however deep below it that is asked: all in
 * all, and by model. Both grow while the work is done.
 */
export type MeterCalls = <T>(work: () => Promise<T>) => {
  done: Promise<T>
  metered: Metered
  uses: readonly UseOfModel[]
}

/** Passes records on to whoever keeps them. */
export interface Telemetry {
  turn(record: TurnRecord): void
  onTurn(listener: (record: TurnRecord) => void): void
}

export function createTelemetry(): Telemetry {
  const listeners: ((record: TurnRecord) => void)[] = []
  return {
    turn: (record) => {
      for (const listener of listeners) listener(record)
    },
    onTurn: (listener) => void listeners.push(listener),
  }
}
