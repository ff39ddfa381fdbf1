import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useShortcuts } from '../../hooks/useShortcuts.ts'
import { useSkip } from '../../hooks/useSkip.ts'
import { useStickToBottom } from '../../hooks/useStickToBottom.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { LogEntryModel } from '../../play/logEntry.ts'
import { firstReading } from '../../play/reading.ts'
import type { Reading } from '../../play/reading.ts'
import { readingVariables } from '../../theme/readingVariables.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx'
import { ColumnCorners } from './ColumnCorners.tsx'
import { LogLines } from './LogLines.tsx'
import { playLogStyles } from './PlayLog.styles.ts'
import { useTelling } from './useTelling.ts'

export interface PlayLogProps {
  /** The story's title, which names the log. */
  label: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Oldest first. */
  entries: readonly LogEntryModel[]
  /** An action runs. */
  isThinking: boolean
  /** How its reader wants it: ground, letters, pictures, speed. */
  reading?: Reading
  /** Called with the model to go on with, from an error that offers some. */
  onRetryAlternative: (modelKey: string) => void
  /** What follows the newest entry, such as the open choices. */
  children?: ReactNode
}

/** The record of a session: new lines are told as they come, old ones stand and dim. */
export function PlayLog({
  entries,
  isThinking,
  reading = firstReading,
  children,
  ...lines
}: PlayLogProps) {
  const styles = playLogStyles(useTheme())
  const { play } = useMessages()
  const { speed, hasImages } = reading
  const { shown, typing, finish, finishAll } = useTelling({ entries, isThinking, speed })
  const { scrollerRef, contentRef, isAtEnd, jumpToEnd, handleScroll } = useLogScroll(
    entries,
    isThinking,
  )
  useShortcuts({ isOn: reading.hasKeys, shortcuts: { End: jumpToEnd } })
  useSkip({ isActive: typing !== null, area: scrollerRef, onSkip: finishAll })
  const hasDivider = !isThinking && shown.at(-1)?.type !== 'completion'

  return (
    <div {...readingVariables(reading)} css={styles.column}>
      <ColumnCorners />
      <section
        aria-label={play.storySoFar}
        css={styles.scroller}
        onScroll={handleScroll}
        ref={scrollerRef}
      >
        <div css={styles.content} ref={contentRef}>
          <LogLines
            {...lines}
            {...{ hasImages, isThinking, typing }}
            entries={shown}
            onTyped={finish}
          />
          <div>
            {hasDivider && <hr css={styles.divider} />}
            <ThinkingIndicator isThinking={isThinking} />
          </div>
          {children}
        </div>
      </section>
      {!isAtEnd && (
        <div css={styles.jump}>
          <Button icon="arrowDown" onPress={jumpToEnd} size="small">
            {play.jumpToLatest}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Opens a story at its first word and a resumed one at its newest; an action leads to the end. */
function useLogScroll(entries: readonly LogEntryModel[], isThinking: boolean) {
  const [startsAtTop] = useState(
    () => entries.filter(({ type }) => type === 'narrative').length === 1 && !isThinking,
  )
  const scroll = useStickToBottom({ startsAtTop })
  const { jumpToEnd } = scroll

  useEffect(() => {
    if (isThinking) jumpToEnd()
  }, [isThinking, jumpToEnd])

  return scroll
}
