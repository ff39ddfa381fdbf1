import type { RegenerateAction } from '@kathasagar/api/contract'

import type { LogEntryModel } from './logEntry.ts'
import type { EmbeddedPageView } from '../components/PageFrame/PageFrame.tsx'
import type { PlayPaths } from '../components/TurnMapPanel/TurnMapPanel.tsx'

export interface TargetTurn {
  number: number
}

export interface StoryLog {
  /** Lines, oldest first: the history, then lines added by the client. */
  entries: readonly LogEntryModel[]
  hasEarlier?: boolean
  isBusy?: boolean
  /** Loads earlier turns. If it returns a promise, that settles when they are loaded. */
  onLoadEarlier?: () => void | Promise<unknown>
  /** Page that shows the story instead of the log. Absent for stories in our own format. */
  page?: EmbeddedPageView | undefined
  tellings?: VariantControls | undefined
  ways?: PlayPaths | undefined
  onSave: () => void
  /** Restarts without knowledge from earlier sessions. Absent if not possible. */
  onForget?: (() => void) | undefined
  isBeginning?: boolean
  onShare?: (() => void) | undefined
  commentsHref?: string | undefined
  onReport?: () => void
}

export interface VariantControls {
  onRegenerate: (action: RegenerateAction) => Promise<boolean>
  /** Shows another version by its 1-based number. Resolves with an error message or null. */
  onChoose: (index: number) => Promise<string | null>
}
