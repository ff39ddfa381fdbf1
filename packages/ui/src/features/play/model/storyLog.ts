import type { LogEntryModel } from './logEntry.ts'
import type { EmbeddedPageView } from './playedPage.ts'
import type { PlayPaths } from './playPaths.ts'
import type { VariantControls } from './variantControls.ts'

export interface TargetTurn {
  number: number
}

export interface StoryLog {
  /** Lines, oldest first: `logEntriesOf` the history, then lines of the client. */
  entries: readonly LogEntryModel[]
  hasEarlier?: boolean
  isBusy?: boolean
  /** Loads earlier turns. A promise settles when they are loaded. */
  onLoadEarlier?: () => void | Promise<unknown>
  /** The page that plays the story instead of the log. Absent for our own stories. */
  page?: EmbeddedPageView | undefined
  tellings?: VariantControls | undefined
  ways?: PlayPaths | undefined
  onSave: () => void
  /** Restarts without knowledge of earlier sessions. Absent if that is not possible. */
  onForget?: (() => void) | undefined
  isBeginning?: boolean
  onShare?: (() => void) | undefined
  commentsHref?: string | undefined
  onReport?: () => void
}
