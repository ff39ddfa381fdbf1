import type { RetellAction } from '@kathasagar/api/contract'

export interface Tellings {
  /** Has it told anew by the chosen storyteller, or told on. Resolves to true when it was taken. */
  onRetell: (action: RetellAction) => Promise<boolean>
  /** Shows another telling of the same turn, by its place from 1. */
  onChoose: (index: number) => Promise<string | null>
}
