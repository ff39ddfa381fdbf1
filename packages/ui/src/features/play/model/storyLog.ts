import type { RegenerateAction } from '@kathasagar/api/contract'

import type { LogEntryModel } from './logEntry.ts'
import type { EmbeddedPageView } from '../components/PageFrame/PageFrame.tsx'
import type { PlayPaths } from '../components/TurnMapPanel/TurnMapPanel.tsx'

export interface TargetTurn {
  number: number
}

export interface StoryLog {
  /** Lines of the history, oldest first, followed by lines that the client added. */
  entries: readonly LogEntryModel[]
  hasEarlier?: boolean
  isBusy?: boolean
  /** Loads earlier turns. A returned promise settles when the turns are in the log. */
  onLoadEarlier?: () => void | Promise<unknown>
  /** HTML page that is shown instead of the log. Absent for stories with scenes. */
  page?: EmbeddedPageView | undefined
  tellings?: VariantControls | undefined
  ways?: PlayPaths | undefined
  onSave: () => void
  /** Restarts without knowledge from earlier sessions. Absent if this is not possible. */
  onForget?: (() => void) | undefined
  isBeginning?: boolean
  onShare?: (() => void) | undefined
  commentsHref?: string | undefined
  onReport?: () => void
}

export interface VariantControls {
  onRegenerate: (action: RegenerateAction) => Promise<boolean>
  onChoose: (index: number) => Promise<string | null>
}
