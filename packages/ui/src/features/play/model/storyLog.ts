import type { LogEntryModel } from './logEntry.ts'
import type { PlayedPageView } from './playedPage.ts'
import type { PlayWays } from './playWays.ts'
import type { Tellings } from './tellings.ts'

export interface WantedTurn {
  /** Steps from the start, which is 0. */
  number: number
}

export interface StoryLog {
  /** Lines, oldest first: `logEntriesOf` the history, then what the client adds. */
  entries: readonly LogEntryModel[]
  hasEarlier?: boolean
  isBusy?: boolean
  /** Earlier turns are asked for; a promise tells when they are there. */
  onLoadEarlier?: () => void | Promise<unknown>
  /** The page that plays the story in place of the log. Absent if we play it. */
  page?: PlayedPageView | undefined
  /** Other words for what was told last; without it there is no way to them. */
  tellings?: Tellings | undefined
  /** All ways that were played; without them there is no map and nothing to redo. */
  ways?: PlayWays | undefined
  /** Keeps the telling so far, from its first word, as a file. */
  onSave: () => void
  /** Begins the story anew without what earlier plays have taught; without it that is not offered. */
  onForget?: (() => void) | undefined
  isBeginning?: boolean
  /** Makes the play a link; without it there is no way to share it. */
  onShare?: (() => void) | undefined
  /** The page of what readers say of the story and its scenes; without it there is no way to it. */
  commentsHref?: string | undefined
  /** Asks what is wrong with the story that it tells; without it there is no way to report it. */
  onReport?: () => void
}
