import type { SessionMemory } from '@kathasagar/api/contract'

export interface StoryMemory {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  held: SessionMemory | null
  hasFailed?: boolean
  onRetry: () => void
  /** Deletes a fact of the player. Resolves with an error message or null. */
  onDelete: (lineId: string) => Promise<string | null>
}
