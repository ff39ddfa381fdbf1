import type { ReactNode, RefObject } from 'react'

import type { ReadAloud } from '../../../hooks/useReadAloud.ts'
import { useSkip } from '../../../hooks/useSkip.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { LogEntryModel } from '../../../play/logEntry.ts'
import type { WantedTurn } from '../../../play/storyLog.ts'
import { firstReading, type Reading } from '../../../play/reading.ts'
import { readingVariables } from '../../../theme/readingVariables.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ColumnCorners } from './ColumnCorners.tsx'
import { EntryTools } from './EntryTools.tsx'
import { LogFoot } from './LogFoot.tsx'
import { LogLines } from './LogLines.tsx'
import { LogControls } from './LogControls.tsx'
import { playLogStyles } from './PlayLog.styles.ts'
import { useEntryTools } from './useEntryTools.ts'
import { useLogScroll } from './useLogScroll.ts'
import { useSpokenMark } from './useSpokenMark.ts'
import { useTelling } from './useTelling.ts'
import { useWantedTurn } from './useWantedTurn.ts'

export interface PlayLogProps {
  /** The story's title, which names the log. */
  label: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Oldest first. */
  entries: readonly LogEntryModel[]
  /** An action runs. */
  isBusy: boolean
  /** The way to it is lost and is being taken up again. */
  isReconnecting?: boolean
  /** Stops the action that runs; without it there is no way to. */
  onStop?: (() => void) | undefined
  /** How its reader wants it: ground, letters, pictures, speed. */
  reading?: Reading
  /** The voice that reads the story; without it there is no way to start one. */
  readAloud?: ReadAloud
  /** Called with the choice that was meant, from a question which one was. */
  onChoice?: ((choice: string) => void) | undefined
  /** Called with the model to go on with, from an error that offers some. */
  onRetryAlternative: (modelKey: string) => void
  /** The log is taken up again after something stood in its place: nothing is told anew. */
  isTakenUp?: boolean
  /** The turn that is to be brought into sight; null for none. */
  wanted?: WantedTurn | null
  /** Asks for what came before the first entry, while the wanted turn is further back. */
  onLoadEarlier?: (() => void | Promise<unknown>) | undefined
  /** What stands above the oldest entry, such as the way to earlier ones. */
  before?: ReactNode
  /** What follows the newest entry, such as the open choices; it shows once that is told. */
  children?: ReactNode
}

/** What of a log is told by now, and its reader's ways to all of it. */
function useSkippedTelling(
  { reading, ...log }: Required<Pick<PlayLogProps, 'entries' | 'isBusy' | 'isTakenUp' | 'reading'>>,
  area: RefObject<HTMLElement | null>,
) {
  const telling = useTelling({ ...log, speed: reading.speed })
  const { typing, isTelling, finishAll } = telling
  useSkip({
    isActive: typing !== null,
    area,
    hasWaitingChoices: isTelling && reading.hasKeys,
    onSkip: finishAll,
  })
  return telling
}

/** The record of a session: new lines are told as they come, old ones stand and dim. */
export function PlayLog({ before, children, ...props }: PlayLogProps) {
  const { entries, isBusy, isReconnecting = false, isTakenUp = false, onStop, ...rest } = props
  const { reading = firstReading, readAloud, wanted = null, onLoadEarlier, ...lines } = rest
  const styles = playLogStyles(useTheme())
  const { play } = usePlayMessages()
  const { hasImages } = reading
  const scroll = useLogScroll({ entries, isBusy, hasKeys: reading.hasKeys })
  const { scrollerRef, contentRef, isAtEnd, jumpToEnd, show, handleScroll } = scroll
  const telling = useSkippedTelling({ entries, isBusy, isTakenUp, reading }, scrollerRef)
  const { shown, typing, isTelling, finish, finishAll } = telling
  useWantedTurn({ wanted, entries, contentRef, scrollerRef, show, isTakenUp, onLoadEarlier })
  const tools = useEntryTools(shown, contentRef)
  useSpokenMark(scrollerRef, shown, readAloud?.spoken ?? null)

  return (
    <div {...readingVariables(reading)} css={styles.column}>
      <ColumnCorners />
      <section
        aria-label={play.storySoFar}
        css={styles.scroller}
        onScroll={handleScroll}
        ref={scrollerRef}
      >
        <div {...tools.pointing} css={styles.content} ref={contentRef}>
          {before}
          <LogLines {...{ ...lines, hasImages, isBusy, typing }} entries={shown} onTyped={finish} />
          <LogFoot
            {...{ isReconnecting, isBusy, onStop }}
            latest={shown.at(-1)}
            onSkip={isTelling && !isBusy ? finishAll : undefined}
          />
          <EntryTools onReadFrom={readAloud?.isAvailable ? readAloud.start : null} tools={tools} />
          <div css={[styles.after, isTelling && styles.untold]}>{children}</div>
        </div>
      </section>
      <LogControls isAtEnd={isAtEnd} onJump={jumpToEnd} readAloud={readAloud} />
    </div>
  )
}
