import type { ErrorCode, RegenerateAction } from '@kathasagar/api/contract'
import type { PlayerAction } from '@kathasagar/story/vocabulary'

import type { UseSums } from '../domain/useSums.ts'
import type { UseOfModel } from '../modules/models/index.ts'

/** Record of a turn for operators. It never contains text. */
export interface TurnRecord extends Metered {
  action: PlayerAction | RegenerateAction
  /** `told` if the turn succeeded, otherwise the error code. */
  outcome: 'told' | ErrorCode
  model: string
  /** Key of the model that narrated. Null if the author wrote the text. */
  narrator: string | null
  /** Provider of the requested model. Null for a built-in model. */
  provider: string | null
  fallback: string | null
  ms: number
  first_words_ms: number | null
  credits: number
}

export type Metered = UseSums

/** Counts the provider calls of `work`, in total and per model. The counts increase while it runs. */
export type MeterCalls = <T>(
  user_id: string | null,
  work: () => Promise<T>,
) => { done: Promise<T>; metered: Metered; uses: readonly UseOfModel[] }

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
