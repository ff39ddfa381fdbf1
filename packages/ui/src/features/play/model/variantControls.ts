import type { RegenerateAction } from '@kathasagar/api/contract'

export interface VariantControls {
  onRegenerate: (action: RegenerateAction) => Promise<boolean>
  /** Shows another version, by its number from 1. Resolves with an error message or null. */
  onChoose: (index: number) => Promise<string | null>
}
