import type { RetellAction } from '@kathasagar/api/contract'

/** The ways to other words for what was told last; what happened stays as it is. */
export interface Tellings {
  /** Has it told anew by the chosen storyteller, or told on. Resolves to true when it was taken. */
  onRetell: (action: RetellAction) => Promise<boolean>
  /** Shows another telling of the same turn, by its place from 1. */
  onChoose: (index: number) => Promise<string | null>
}
