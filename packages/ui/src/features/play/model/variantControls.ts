import type { RegenerateAction } from '@kathasagar/api/contract'

export interface VariantControls {
  onRegenerate: (action: RegenerateAction) => Promise<boolean>
  /** Shows another version by its 1-based number. Resolves with an error message or null. */
  onChoose: (index: number) => Promise<string | null>
}
