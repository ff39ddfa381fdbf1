import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'

import { useHighlight } from '../../../hooks/useHighlight.ts'
import type { ReadAloud } from '../../../hooks/useReadAloud.ts'
import { useSkip } from '../../../hooks/useSkip.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { narrativeId, type LogEntryModel } from '../../../play/logEntry.ts'
import type { WantedTurn } from '../../../play/storyLog.ts'
import { firstReading, type Reading } from '../../../play/reading.ts'
import { readingVariables } from '../../../theme/readingVariables.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx'
import { ColumnCorners } from './ColumnCorners.tsx'
import { LogBlock, type LogMarks } from './LogBlock.tsx'
import { blockKeyOf, logBlocksOf } from './logBlocks.ts'
import { playLogStyles as styles } from './PlayLog.styles.ts'
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
  /** The connection to the running action was lost and is being restored. Default: false. */
  isReconnecting?: boolean
  /** Stops the running action; without it there is no Stop button. */
  onStop?: (() => void) | undefined
  /** Reading settings of this device. */
  reading?: Reading
  /** The voice that reads the story; without it there are no voice controls. */
  readAloud?: ReadAloud
  /** Called with the choice that was meant, from a question which one was. */
  onChoice?: ((choice: string) => void) | undefined
  /** Called with the model to go on with, from an error that offers some. */
  onRetryAlternative: (modelKey: string) => void
  /** Shows all entries at once, because the reader returns to the log. Default: false. */
  isTakenUp?: boolean
  /** The turn that is to be brought into sight; null for none. */
  wanted?: WantedTurn | null
  /** Asks for what came before the first entry, while the wanted turn is further back. */
  onLoadEarlier?: (() => void | Promise<unknown>) | undefined
  /** What stands above the oldest entry, such as the way to earlier ones. */
  before?: ReactNode
  /** Scrolls with the log, below the newest entry; hidden until that is told. */
  children?: ReactNode
  /** Stays in sight below the log, or beside it on a low screen; hidden until the newest entry is told. */
  choices?: ReactNode
}

/** The record of a session: new lines are told as they come, old ones stand and dim. */
export function PlayLog(props: PlayLogProps) {
  const { entries, isBusy, isReconnecting = false, isTakenUp = false, onLoadEarlier } = props
  const { reading = firstReading, readAloud, wanted = null } = props
  const { play, reading: messages } = usePlayMessages()
  const scroll = useLogScroll({ entries, isBusy, hasKeys: reading.hasKeys })
  const { scrollerRef, contentRef, isAtEnd, jumpToNewest, show, handleScroll } = scroll
  const telling = useTelling({ entries, isBusy, isTakenUp, speed: reading.speed })
  const { shown, typing, isTelling, finish, finishAll } = telling
  useSkip({
    isActive: typing !== null,
    area: scrollerRef,
    hasWaitingChoices: isTelling && reading.hasKeys,
    onSkip: finishAll,
  })
  useWantedTurn({ wanted, entries, contentRef, scrollerRef, show, isTakenUp, onLoadEarlier })
  useSpokenMark(scrollerRef, shown, readAloud?.spoken ?? null)

  const isReading = readAloud !== undefined && readAloud.status !== 'silent'

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
          {props.before}
          <LogLines {...props} {...{ reading, typing }} entries={shown} onTyped={finish} />
          <div css={styles.running} data-print="hidden">
            <ThinkingIndicator isBusy={isBusy} isReconnecting={isReconnecting} />
            {isBusy && props.onStop && (
              <Button icon="stop" onPress={props.onStop} size="small" variant="quiet">
                {play.stopTurn}
              </Button>
            )}
          </div>
          <div css={[styles.after, isTelling && styles.untold]} data-print="hidden">
            {props.children}
          </div>
        </div>
      </section>
      {(props.choices || isTelling) && (
        <div css={styles.choices} data-print="hidden">
          <div css={[styles.after, isTelling && styles.untold]}>{props.choices}</div>
          {isTelling && !isBusy && <SkipTyping onPress={finishAll} />}
        </div>
      )}
      {(isReading || !isAtEnd) && (
        <div css={styles.reins} data-print="hidden">
          {isReading && readAloud.status === 'speaking' && (
            <Button icon="pause" onPress={readAloud.pause} size="small">
              {messages.pauseReading}
            </Button>
          )}
          {isReading && readAloud.status === 'paused' && (
            <Button icon="play" onPress={readAloud.resume} size="small">
              {messages.resumeReading}
            </Button>
          )}
          {isReading && (
            <Button icon="stop" onPress={readAloud.stop} size="small">
              {messages.stopReading}
            </Button>
          )}
          {!isAtEnd && (
            <Button icon="arrowDown" onPress={jumpToNewest} size="small">
              {play.jumpToLatest}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface LogLinesProps extends Omit<PlayLogProps, 'reading'> {
  reading: Reading
  /** The entry that is being typed out. */
  typing: LogMarks['typing']
  /** Called with the id of an entry when its last letter is shown. */
  onTyped: (id: string) => void
}

/** Shows the entries, and marks the first, the latest and the new ones. */
function LogLines({ entries, isBusy, reading, lang, typing, ...props }: LogLinesProps) {
  const blocks = useMemo(() => logBlocksOf(entries), [entries])
  const latestId = entries.findLast(({ type }) => type === 'narrative')?.id ?? null
  const errorId = entries.findLast(({ type }) => type === 'error')?.id ?? null
  const highlightedIds = [
    useHighlight({ id: latestId, isOver: isBusy }),
    useHighlight({ id: errorId }),
  ]
  const lastType = entries.at(-1)?.type
  // The last narrative has a rule of its own.
  const hasDivider = !isBusy && lastType !== 'completion' && lastType !== 'narrative'

  return (
    <>
      <div aria-label={props.label} css={styles.log} dir={directionOf(lang)} lang={lang} role="log">
        {blocks.map((block, index) => (
          <LogBlock
            key={blockKeyOf(block)}
            entries={block}
            hasImages={reading.hasImages}
            isClosed={index < blocks.length - 1}
            lang={lang}
            marks={{ firstId: narrativeId(0), latestId, highlightedIds, typing }}
            onChoice={props.onChoice}
            onRetryAlternative={props.onRetryAlternative}
            onTyped={props.onTyped}
          />
        ))}
      </div>
      {hasDivider && <hr css={styles.divider} />}
    </>
  )
}

/** Shows the whole text at once. When it leaves with the focus, the log takes the focus. */
function SkipTyping({ onPress }: { onPress: () => void }) {
  const { play } = usePlayMessages()
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const element = button.current
    const log = element?.parentElement?.parentElement?.querySelector('section')
    return () => {
      if (element === document.activeElement) log?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <Button css={styles.skip} onPress={onPress} ref={button} size="small" variant="quiet">
      {play.skipTyping}
    </Button>
  )
}
