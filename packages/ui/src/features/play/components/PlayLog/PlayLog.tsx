import { emphasisIn } from '@kathasagar/story/emphasis'
import {
  useLayoutEffect,
  useMemo,
  useRef,
  memo,
  useEffect,
  useCallback,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'

import type { SpokenSpan } from '../../model/spokenPieces.ts'
import { useHighlight } from '../../../../design-system/hooks/useHighlight.ts'
import type { ReadAloud } from '../../model/useReadAloud.ts'
import { useReducedMotion } from '../../../../design-system/hooks/useReducedMotion.ts'
import { useShortcuts } from '../../../../design-system/hooks/useShortcuts.ts'
import { useSkip } from '../../../../design-system/hooks/useSkip.ts'
import { useStickToBottom } from '../../../../design-system/hooks/useStickToBottom.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import {
  narrativeId,
  isIntro,
  textOf,
  isAnswerIntro,
  type LogEntryModel,
} from '../../model/logEntry.ts'
import { firstReading, type Reading } from '../../../../design-system/theme/reading.ts'
import type { TextSpan } from '../../model/sentences.ts'
import type { TargetTurn } from '../../model/storyLog.ts'
import { msPerLetterOf, type TypingSpeed } from '../../../../design-system/format/typingSpeed.ts'
import { readingVariables } from '../../../../design-system/theme/readingVariables.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { LogEntry } from '../LogEntry/LogEntry.tsx'
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx'
import { ColumnCorners } from './ColumnCorners.tsx'
import { playLogStyles as styles } from './PlayLog.styles.ts'
import { blockKeyOf, logBlocksOf, isSameBlock } from './logBlocks.ts'
import { useTargetTurn } from './useTargetTurn.ts'

export interface PlayLogProps {
  label: string
  /** Language of the story as a BCP 47 tag. */
  lang?: string | undefined
  /** Entries of the log, oldest first. */
  entries: readonly LogEntryModel[]
  isBusy: boolean
  /** Number of other players' turns that are processed first. Default: 0. */
  ahead?: number | undefined
  /** True while the client reconnects to the running action. Default: false. */
  isReconnecting?: boolean
  onStop?: (() => void) | undefined
  reading?: Reading
  readAloud?: ReadAloud
  onChoice?: ((choice: string) => void) | undefined
  onRetryAlternative: (modelKey: string) => void
  /** Shows all entries without typing, because the player has seen them. Default: false. */
  isTakenUp?: boolean
  /** Turn to scroll to, or null. */
  wanted?: TargetTurn | null
  onLoadEarlier?: (() => void | Promise<unknown>) | undefined
  before?: ReactNode
  /** Content below the newest entry, which is hidden until the entry is fully typed. */
  children?: ReactNode
  /** Choices below the log, or next to it on a low screen. Hidden until the text is typed. */
  choices?: ReactNode
}

/** Log of a session. New entries appear letter by letter, and old entries are dimmed. */
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
  useTargetTurn({ wanted, entries, contentRef, scrollerRef, show, isTakenUp, onLoadEarlier })
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
            <ThinkingIndicator {...{ ahead: props.ahead, isBusy, isReconnecting }} />
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
  typing: LogMarks['typing']
  onTyped: (id: string) => void
}

function LogLines({ entries, isBusy, reading, lang, typing, ...props }: LogLinesProps) {
  const blocks = useMemo(() => logBlocksOf(entries), [entries])
  const latestId = entries.findLast(({ type }) => type === 'narrative')?.id ?? null
  const errorId = entries.findLast(({ type }) => type === 'error')?.id ?? null
  const highlightedIds = [
    useHighlight({ id: latestId, isOver: isBusy }),
    useHighlight({ id: errorId }),
  ]
  const lastType = entries.at(-1)?.type
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

interface LogMarks {
  firstId: string
  latestId: string | null
  highlightedIds: readonly (string | null)[]
  typing: { id: string; msPerLetter: number } | null
}

interface LogBlockProps {
  entries: readonly LogEntryModel[]
  marks: LogMarks
  isClosed: boolean
  hasImages: boolean
  onTyped: (id: string) => void
  lang?: string | undefined
  onChoice?: ((choice: string) => void) | undefined
  onRetryAlternative: (modelKey: string) => void
}

const LogBlock = memo(function LogBlock({ entries, marks, isClosed, ...rest }: LogBlockProps) {
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

function marksIn({ entries, marks }: LogBlockProps): string {
  const ids = [marks.firstId, marks.latestId, marks.typing?.id, ...marks.highlightedIds]
  return ids.map((id) => (entries.some((entry) => entry.id === id) ? id : '')).join(' ')
}

interface LogScrollOptions {
  entries: readonly LogEntryModel[]
  isBusy: boolean
  hasKeys: boolean
}

const typeOf = (line: Element) => line.getAttribute('data-entry') as LogEntryModel['type']
const turnOf = (line: Element) => line.getAttribute('data-entry-id')?.split('-')[0]

/** Returns the first element of the newest answer, or null if the action has no answer yet. */
function newestAnswerIn(content: HTMLElement): Element | null {
  const retold = content.querySelector('[data-retold]')
  if (retold) return retold
  // Searches from the end, because a log may have thousands of lines.
  const last = content.querySelector('[role="log"]')?.lastElementChild?.lastElementChild
  if (!last || isIntro({ type: typeOf(last) })) return null
  const before = last.previousElementSibling
  let first = typeOf(last) === 'warning' && before ? before : last
  while (first.previousElementSibling) {
    const previous = first.previousElementSibling
    if (turnOf(previous) !== turnOf(first) || isIntro({ type: typeOf(previous) })) break
    first = previous
  }
  return first
}

/** Scrolls a new story to its start, and a resumed story to its newest answer. */
function useLogScroll({ entries, isBusy, hasKeys }: LogScrollOptions) {
  const scroll = useStickToBottom({
    startsAtTop: entries.filter(({ type }) => type === 'narrative').length === 1 && !isBusy,
    newestIn: newestAnswerIn,
  })
  const { jumpToNewest } = scroll
  useShortcuts({ isOn: hasKeys, shortcuts: { End: jumpToNewest } })

  useEffect(() => {
    if (isBusy) jumpToNewest()
  }, [isBusy, jumpToNewest])

  return scroll
}

const NAME = 'spoken'
const SPACE_ABOVE_PX = 80

function rangeIn(element: Element, { start, end }: TextSpan): Range | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let before = 0
  if (end <= start) return null
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const after = before + (text.nodeValue ?? '').length
    if (start >= before && start < after) range.setStart(text, start - before)
    if (end <= after) {
      range.setEnd(text, end - before)
      return range
    }
    before = after
  }
  return null
}

function rangeOf(root: HTMLElement, { id, ...stretch }: SpokenSpan, text: string): Range | null {
  const entry = root.querySelector(`[data-entry-id="${CSS.escape(id)}"]`)
  return entry && rangeIn(entry, shownStretch(text, stretch))
}

function scrollIntoSight(scroller: HTMLElement, range: Range) {
  const frame = scroller.getBoundingClientRect()
  const place = range.getBoundingClientRect()
  if (place.top >= frame.top && place.bottom <= frame.bottom) return
  scroller.scrollTop += place.top - frame.top - SPACE_ABOVE_PX
}

/** Marks the spoken sentence with a CSS highlight. Screen readers would announce a new element. */
function useSpokenMark(
  scroller: RefObject<HTMLElement | null>,
  entries: readonly LogEntryModel[],
  spoken: SpokenSpan | null,
) {
  const entry = spoken && entries.find(({ id }) => id === spoken.id)
  const text = entry ? textOf(entry) : null

  useEffect(() => {
    if (!spoken || text === null || !scroller.current) return
    const range = rangeOf(scroller.current, spoken, text)
    if (!range) return
    scrollIntoSight(scroller.current, range)
    if (!('highlights' in CSS)) return
    CSS.highlights.set(NAME, new Highlight(range))
    return () => void CSS.highlights.delete(NAME)
  }, [scroller, spoken, text])
}

interface TellingOptions {
  entries: readonly LogEntryModel[]
  isBusy: boolean
  speed: TypingSpeed
  isTakenUp?: boolean
}

function settledIds(entries: readonly LogEntryModel[]) {
  const asked = entries.findLastIndex((entry) => !isIntro(entry) && !entry.isGrowing) + 1
  return new Set(entries.slice(0, asked).map(({ id }) => id))
}

/** Types out new entries one after the other. Completes earlier entries when an answer starts. */
function useTelling({ entries, isBusy, speed, isTakenUp = false }: TellingOptions) {
  const isStill = useReducedMotion()
  const { play } = usePlayMessages()
  const [told, setTold] = useState<ReadonlySet<string>>(
    () => new Set(isTakenUp ? entries.map(({ id }) => id) : []),
  )
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    if (isBusy) setTold(settledIds(entries))
  }

  const answered = entries.findLastIndex((entry) => !isIntro(entry))
  const speedOf = (entry: LogEntryModel, index: number) => {
    const { id, type, isNew = false, isGrowing = false } = entry
    const isSaid = isIntro(entry) && (index < answered || isAnswerIntro(entry, play))
    if (isStill || isSaid || told.has(id) || !(isNew || isGrowing)) return null
    return msPerLetterOf(type, speed)
  }
  const at = entries.findIndex((entry, index) => speedOf(entry, index) !== null)
  const current = entries[at]
  const msPerLetter = current ? speedOf(current, at) : null

  const finish = useCallback((id: string) => setTold((ids) => new Set([...ids, id])), [])
  const finishAll = useCallback(() => setTold(new Set(entries.map(({ id }) => id))), [entries])

  return {
    isTelling: current?.type === 'narrative' || current?.type === 'setup',
    shown: at < 0 ? entries : entries.slice(0, at + 1),
    typing: current && msPerLetter !== null ? { id: current.id, msPerLetter } : null,
    finish,
    finishAll,
  }
}

/** Returns the number of visible letters before a position. Asterisks for emphasis are hidden. */
function shownBefore(text: string, place: number): number {
  let shown = 0
  let at = 0
  for (const { words, isEmphasised } of emphasisIn(text)) {
    const star = isEmphasised ? 1 : 0
    shown += Math.max(0, Math.min(place - at - star, words.length))
    at += words.length + 2 * star
  }
  return shown
}

const shownStretch = (text: string, { start, end }: TextSpan): TextSpan => ({
  start: shownBefore(text, start),
  end: shownBefore(text, end),
})
