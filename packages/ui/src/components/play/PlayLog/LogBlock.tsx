import { memo } from 'react'

import type { LogEntryModel } from '../../../play/logEntry.ts'
import { LogEntry } from '../LogEntry/LogEntry.tsx'
import { isSameBlock } from './logBlocks.ts'
import { playLogStyles as styles } from './PlayLog.styles.ts'

/** What sets single entries of a log apart, by their ids. */
export interface LogMarks {
  /** The narrative that the story begins with. */
  firstId: string
  /** The last narrative. */
  latestId: string | null
  /** Entries that are marked as new. */
  highlightedIds: readonly (string | null)[]
  /** The entry that is being told now, and how fast. */
  typing: { id: string; msPerLetter: number } | null
}

export interface LogBlockProps {
  /** Those of a few turns, oldest first. */
  entries: readonly LogEntryModel[]
  /** What sets entries of the whole log apart. */
  marks: LogMarks
  /** More blocks follow: it may be left unpainted while it is out of sight. */
  isClosed: boolean
  /** Pictures are shown. */
  hasImages: boolean
  /** Called with the id of the entry whose last letter stands. */
  onTyped: (id: string) => void
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Called with the choice that was meant. */
  onChoice?: ((choice: string) => void) | undefined
  /** Called with the model to go on with. */
  onRetryAlternative: (modelKey: string) => void
}

/** The entries of a few turns, which are drawn anew only when one of them changes. */
export const LogBlock = memo(function LogBlock({
  entries,
  marks,
  isClosed,
  ...rest
}: LogBlockProps) {
  return (
    <div css={[styles.block, isClosed && styles.closedBlock]}>
      {entries.map((entry) => (
        <LogEntry
          {...rest}
          key={entry.id}
          entry={entry}
          hasDropCap={entry.id === marks.firstId}
          isHighlighted={marks.highlightedIds.includes(entry.id)}
          isLatest={entry.id === marks.latestId}
          msPerLetter={entry.id === marks.typing?.id ? marks.typing.msPerLetter : null}
        />
      ))}
    </div>
  )
}, isUnchanged)

function isUnchanged(before: LogBlockProps, after: LogBlockProps): boolean {
  return (
    before.isClosed === after.isClosed &&
    before.hasImages === after.hasImages &&
    before.onTyped === after.onTyped &&
    before.lang === after.lang &&
    (before.onChoice === after.onChoice || !after.entries.some(({ asked }) => asked)) &&
    before.onRetryAlternative === after.onRetryAlternative &&
    isSameBlock(before.entries, after.entries) &&
    marksIn(before) === marksIn(after)
  )
}

/** The marks that touch a block's own entries, as one comparable word. */
function marksIn({ entries, marks }: LogBlockProps): string {
  const ids = [marks.firstId, marks.latestId, marks.typing?.id, ...marks.highlightedIds]
  return ids.map((id) => (entries.some((entry) => entry.id === id) ? id : '')).join(' ')
}
