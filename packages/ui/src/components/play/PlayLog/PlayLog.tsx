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

import type { Spoken } from '../../../hooks/spokenPieces.ts'
import { useHighlight } from '../../../hooks/useHighlight.ts'
import type { ReadAloud } from '../../../hooks/useReadAloud.ts'
import { useReducedMotion } from '../../../hooks/useReducedMotion.ts'
import { useShortcuts } from '../../../hooks/useShortcuts.ts'
import { useSkip } from '../../../hooks/useSkip.ts'
import { useStickToBottom } from '../../../hooks/useStickToBottom.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import {
  narrativeId,
  leadsUp,
  textOf,
  isUnsaid,
  type LogEntryModel,
} from '../../../play/logEntry.ts'
import { firstReading, type Reading } from '../../../play/reading.ts'
import type { Stretch } from '../../../play/sentences.ts'
import type { WantedTurn } from '../../../play/storyLog.ts'
import { msPerLetterOf, type TypingSpeed } from '../../../play/typingSpeed.ts'
import { readingVariables } from '../../../theme/readingVariables.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { LogEntry } from '../LogEntry/LogEntry.tsx'
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx'
import { ColumnCorners } from './ColumnCorners.tsx'
import { playLogStyles as styles } from './PlayLog.styles.ts'
import { blockKeyOf, logBlocksOf, isSameBlock } from './logBlocks.ts'
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

/** What sets single entries of a log apart, by their ids. */
interface LogMarks {
  /** The narrative that the story begins with. */
  firstId: string
  /** The last narrative. */
  latestId: string | null
  /** Entries that are marked as new. */
  highlightedIds: readonly (string | null)[]
  /** The entry that is being told now, and how fast. */
  typing: { id: string; msPerLetter: number } | null
}

interface LogBlockProps {
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

/** The marks that touch a block's own entries, as one comparable word. */
function marksIn({ entries, marks }: LogBlockProps): string {
  const ids = [marks.firstId, marks.latestId, marks.typing?.id, ...marks.highlightedIds]
  return ids.map((id) => (entries.some((entry) => entry.id === id) ? id : '')).join(' ')
}

interface LogScrollOptions {
  entries: readonly LogEntryModel[]
  /** True while an action runs. */
  isBusy: boolean
  /** The End key scrolls to the newest text. */
  hasKeys: boolean
}

const typeOf = (line: Element) => line.getAttribute('data-entry') as LogEntryModel['type']
const turnOf = (line: Element) => line.getAttribute('data-entry-id')?.split('-')[0]

/** Returns the line that the newest answer begins with, or null while an action has no answer yet. */
function newestAnswerIn(content: HTMLElement): Element | null {
  const retold = content.querySelector('[data-retold]')
  if (retold) return retold
  // From the end, because a log may hold thousands of lines.
  const last = content.querySelector('[role="log"]')?.lastElementChild?.lastElementChild
  if (!last || leadsUp({ type: typeOf(last) })) return null
  const before = last.previousElementSibling
  let first = typeOf(last) === 'warning' && before ? before : last
  while (first.previousElementSibling) {
    const previous = first.previousElementSibling
    if (turnOf(previous) !== turnOf(first) || leadsUp({ type: typeOf(previous) })) break
    first = previous
  }
  return first
}

/** Opens a new story at its first word and a resumed one at its newest answer. */
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
/** Pixels that stay free above a sentence that is scrolled into sight. */
const AIR = 80

/** A stretch of the text in an element, whatever elements parts of it stand in; null where it is not whole. */
function rangeIn(element: Element, { start, end }: Stretch): Range | null {
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

/** The place of a sentence on the screen; null when its entry is not there. */
function rangeOf(root: HTMLElement, { id, ...stretch }: Spoken, text: string): Range | null {
  const entry = root.querySelector(`[data-entry-id="${CSS.escape(id)}"]`)
  return entry && rangeIn(entry, shownStretch(text, stretch))
}

function bringIntoSight(scroller: HTMLElement, range: Range) {
  const frame = scroller.getBoundingClientRect()
  const place = range.getBoundingClientRect()
  if (place.top >= frame.top && place.bottom <= frame.bottom) return
  scroller.scrollTop += place.top - frame.top - AIR
}

/**
 * Marks the sentence that is spoken and keeps it in sight. A highlight of CSS and not an element,
 * because a live log would announce every element that is put into it.
 */
function useSpokenMark(
  scroller: RefObject<HTMLElement | null>,
  entries: readonly LogEntryModel[],
  spoken: Spoken | null,
) {
  const entry = spoken && entries.find(({ id }) => id === spoken.id)
  const text = entry ? textOf(entry) : null

  useEffect(() => {
    if (!spoken || text === null || !scroller.current) return
    const range = rangeOf(scroller.current, spoken, text)
    if (!range) return
    bringIntoSight(scroller.current, range)
    if (!('highlights' in CSS)) return
    CSS.highlights.set(NAME, new Highlight(range))
    return () => void CSS.highlights.delete(NAME)
  }, [scroller, spoken, text])
}

interface TellingOptions {
  /** The whole log, oldest first. */
  entries: readonly LogEntryModel[]
  /** An action runs: whatever is still being told is finished at once. */
  isBusy: boolean
  /** How new entries are told. */
  speed: TypingSpeed
  /** The log is taken up again: what it holds by now was told before. */
  isTakenUp?: boolean
}

/** What stands once an action begins: everything but what was just asked for, and its answer. */
function settledIds(entries: readonly LogEntryModel[]) {
  const asked = entries.findLastIndex((entry) => !leadsUp(entry) && !entry.isGrowing) + 1
  return new Set(entries.slice(0, asked).map(({ id }) => id))
}

/**
 * Tells new entries one after the other; those behind the one being told wait unseen. What leads up
 * to an answer is told while the answer is awaited, and stands whole as soon as it begins.
 */
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

  const answered = entries.findLastIndex((entry) => !leadsUp(entry))
  const speedOf = (entry: LogEntryModel, index: number) => {
    const { id, type, isNew = false, isGrowing = false } = entry
    const isSaid = leadsUp(entry) && (index < answered || isUnsaid(entry, play))
    if (isStill || isSaid || told.has(id) || !(isNew || isGrowing)) return null
    return msPerLetterOf(type, speed)
  }
  const at = entries.findIndex((entry, index) => speedOf(entry, index) !== null)
  const current = entries[at]
  const msPerLetter = current ? speedOf(current, at) : null

  const finish = useCallback((id: string) => setTold((ids) => new Set([...ids, id])), [])
  const finishAll = useCallback(() => setTold(new Set(entries.map(({ id }) => id))), [entries])

  return {
    /** A part of the story is being told: what goes on from it waits. */
    isTelling: current?.type === 'narrative' || current?.type === 'setup',
    shown: at < 0 ? entries : entries.slice(0, at + 1),
    typing: current && msPerLetter !== null ? { id: current.id, msPerLetter } : null,
    finish,
    finishAll,
  }
}

/** How many letters before a place of a text are shown: all but the stars of what is emphasised. */
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

/** Where a stretch of a text, as its author wrote it, lies in the text as it is shown. */
const shownStretch = (text: string, { start, end }: Stretch): Stretch => ({
  start: shownBefore(text, start),
  end: shownBefore(text, end),
})
