import type { FinishedTask } from '../../components/play/EndingCard/FinishedTasks.tsx'
import type { Shared } from '../../components/play/ShareButton/ShareButton.tsx'

/** What an ending brings, and where a player can go from it. */
export interface AfterEnding {
  /** Tasks that were finished in this session. */
  finishedTasks?: readonly FinishedTask[]
  /** Stars that the player has given the story, 1 to 5; null for none. */
  rating?: number | null
  /** Called with 1 to 5 stars; without it no stars are shown. */
  onRate?: ((rating: number) => void) | undefined
  /** Shares the story's link; without it there is nothing to share with. */
  onShare?: (() => Promise<Shared>) | undefined
  /** A new session of the same story is asked for. */
  onBeginAgain: () => void
  /** The story's own page is asked for. */
  onBackToStory: () => void
}
