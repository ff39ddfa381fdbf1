import type { Declined, SessionMemory } from '@kathasagar/api/contract'

/** Why a line was not changed: its words were declined, or it could not be kept. */
export interface NotKept {
  /** Words that the story does not take. */
  declined?: Declined | undefined
  /** Any other reason, in a sentence. */
  reason?: string | undefined
}

/** What a story remembers, as a page holds it, and the ways to change it. */
export interface StoryMemory {
  /** The player looks at the memory: only then it has to be asked for. */
  isOpen: boolean
  /** The player opened or closed it. */
  onOpenChange: (isOpen: boolean) => void
  /** All of it; null while it is on its way. */
  held: SessionMemory | null
  /** The memory could not be had. */
  hasFailed?: boolean
  /** The memory is asked for again. */
  onRetry: () => void
  /** A line shall say something else; its first words also bring it back where it was struck. */
  onMend: (lineId: string, text: string) => Promise<NotKept | null>
  /** A line is taken out of what storytellers are told. */
  onStrike: (lineId: string) => Promise<NotKept | null>
}
