import type { SessionMemory } from '@kathasagar/api/contract'

export interface StoryMemory {
  /** True while the player looks at it. Only then it has to be fetched. */
  isOpen: boolean
  /** Called when the player opens or closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** Null while it loads. */
  held: SessionMemory | null
  /** True if loading failed. */
  hasFailed?: boolean
  /** Called to load it again. */
  onRetry: () => void
  /** Deletes a fact of the player's. Resolves with the reason if it was refused, else null. */
  onDelete: (lineId: string) => Promise<string | null>
}
