import { useMemo } from 'react'

import { useHighlight } from '../../../hooks/useHighlight.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { narrativeId, type LogEntryModel } from '../../../play/logEntry.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { LogBlock, type LogMarks } from './LogBlock.tsx'
import { blockKeyOf, logBlocksOf } from './logBlocks.ts'
import { playLogStyles } from './PlayLog.styles.ts'

export interface LogLinesProps {
  /** Names the log. */
  label: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Entries that can be seen by now. */
  entries: readonly LogEntryModel[]
  /** The entry that is being told. */
  typing: LogMarks['typing']
  /** An action runs: nothing is new any more. */
  isBusy: boolean
  /** Pictures are shown. */
  hasImages: boolean
  /** Called with the id of the entry whose last letter stands. */
  onTyped: (id: string) => void
  /** Called with the choice that was meant, from a question which one was. */
  onChoice?: ((choice: string) => void) | undefined
  /** Called with the model to go on with. */
  onRetryAlternative: (modelKey: string) => void
}

/** The lines themselves; the first, the last and the new ones are marked. */
export function LogLines({ label, lang, entries, typing, isBusy, ...on }: LogLinesProps) {
  const styles = playLogStyles(useTheme())
  const blocks = useMemo(() => logBlocksOf(entries), [entries])
  const narratives = entries.filter(({ type }) => type === 'narrative')
  const latestId = narratives.at(-1)?.id ?? null
  const errorId = entries.findLast(({ type }) => type === 'error')?.id ?? null
  const highlightedIds = [
    useHighlight({ id: latestId, isOver: isBusy }),
    useHighlight({ id: errorId }),
  ]
  const marks = { firstId: narrativeId(0), latestId, highlightedIds, typing }

  return (
    <div aria-label={label} css={styles.log} dir={directionOf(lang)} lang={lang} role="log">
      {blocks.map((block, index) => (
        <LogBlock
          {...on}
          key={blockKeyOf(block)}
          lang={lang}
          entries={block}
          isClosed={index < blocks.length - 1}
          marks={marks}
        />
      ))}
    </div>
  )
}
