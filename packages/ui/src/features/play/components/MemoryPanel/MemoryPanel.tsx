import type { SessionMemory, FactLine, StateLine } from '@kathasagar/api/contract'
import { useEffect, useRef, Fragment, useState, type ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay, Button as TextButton } from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { Tabs } from '../../../../design-system/primitives/Tabs/Tabs.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { CodexEntry } from '../../../story/components/CodexEntry/CodexEntry.tsx'
import { memoryLinesStyles } from './MemoryLines.styles.ts'
import { memoryPanelStyles as styles } from './MemoryPanel.styles.ts'

export interface MemoryPanelProps {
  memory: StoryMemory
  id: string
  lang?: string | undefined
  onGoToTurn: (turn: number) => void
}

const WIDE = `(min-width: ${breakpoint.xl}px)`

export function MemoryPanel(props: MemoryPanelProps) {
  const isWide = useMediaQuery(WIDE)

  return isWide ? <SidePanel {...props} /> : <Sheet {...props} />
}

function SidePanel({ memory, id, ...props }: MemoryPanelProps) {
  const { memory: messages } = usePlayMessages()
  const panel = useRef<HTMLElement>(null)
  const close = () => memory.onOpenChange(false)
  const latest = useLatest(close)

  useEffect(() => {
    const place = panel.current
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current()
    }
    place?.focus({ preventScroll: true })
    place?.addEventListener('keydown', handleKey)
    return () => place?.removeEventListener('keydown', handleKey)
  }, [latest])

  return (
    <aside
      aria-label={messages.title}
      css={styles.beside}
      data-print="hidden"
      id={id}
      ref={panel}
      tabIndex={-1}
    >
      <MemoryContent {...props} memory={memory} onClose={close} />
    </aside>
  )
}

function Sheet({ memory, id, onGoToTurn, ...props }: MemoryPanelProps) {
  const { memory: messages } = usePlayMessages()
  const handleGo = (turn: number) => {
    memory.onOpenChange(false)
    onGoToTurn(turn)
  }

  return (
    <ModalOverlay css={styles.veil} isDismissable isOpen onOpenChange={memory.onOpenChange}>
      <Modal css={styles.sheet}>
        <Dialog aria-label={messages.title} css={styles.dialog} id={id}>
          <MemoryContent
            {...props}
            memory={memory}
            onClose={() => memory.onOpenChange(false)}
            onGoToTurn={handleGo}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface MemoryContentProps extends Omit<MemoryPanelProps, 'id'> {
  onClose: () => void
}

function MemoryContent({ onClose, ...props }: MemoryContentProps) {
  const { memory: messages, primitives } = usePlayMessages()
  const { held, hasFailed, onRetry } = props.memory
  const close = <IconButton icon="close" label={primitives.close} onPress={onClose} size="small" />
  const hasCodex = held !== null && held.codex.pages.length + held.codex.veiled > 0
  const instead = hasFailed ? (
    <ErrorState message={messages.failed} onRetry={onRetry} />
  ) : (
    <Spinner label={messages.loading} />
  )

  return (
    <div css={styles.content}>
      <h2 css={[styles.title, !hasCodex && styles.titleBesideClose]}>{messages.title}</h2>
      {hasCodex ? (
        <MemoryTabs {...props} close={close} held={held} />
      ) : (
        <>
          <div css={styles.closeAlone}>{close}</div>
          <div css={styles.scroller}>{held ? <MemoryLines {...props} held={held} /> : instead}</div>
        </>
      )}
    </div>
  )
}

interface MemoryTabsProps extends Omit<MemoryPanelProps, 'id'> {
  held: SessionMemory
  close: ReactNode
}

function MemoryTabs({ close, held, ...props }: MemoryTabsProps) {
  const { memory: messages } = usePlayMessages()
  const { counted } = useFormat()
  const { pages, veiled } = held.codex
  const codex = (
    <>
      {pages.length === 0 && <p css={styles.note}>{messages.noPage}</p>}
      {pages.map((page) => (
        <CodexEntry
          key={page.id}
          beside={<TurnLink onGoToTurn={props.onGoToTurn} turn={page.turn} />}
          lang={props.lang}
          page={page}
        >
          <NewMark now={held.turn} turn={page.turn} />
        </CodexEntry>
      ))}
      {veiled > 0 && <p css={styles.note}>{counted(messages.veiled, veiled)}</p>}
    </>
  )

  return (
    <Tabs
      beside={close}
      css={styles.tabs}
      items={[
        { id: 'memory', label: messages.memory, content: <MemoryLines {...props} held={held} /> },
        {
          id: 'codex',
          label: (
            <>
              {messages.codex}{' '}
              <small css={styles.pageCount}>{counted(messages.pages, pages.length)}</small>
            </>
          ),
          content: codex,
        },
      ]}
      label={messages.title}
      size="small"
    />
  )
}

interface MemoryLinesProps extends Omit<MemoryPanelProps, 'id'> {
  held: SessionMemory
}

function MemoryLines({ held, memory, lang, onGoToTurn }: MemoryLinesProps) {
  const { memory: messages } = usePlayMessages()
  const { counted } = useFormat()
  const [asked, setAsked] = useState<FactLine | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { state, facts, turn, facts_left_out } = held
  const row = { lang, now: turn, onGoToTurn }

  return (
    <div css={memoryLinesStyles.place} ref={place} tabIndex={-1}>
      {state.length + facts.length === 0 && <p css={memoryLinesStyles.note}>{messages.empty}</p>}
      <News held={held} />
      {state.length > 0 && (
        <>
          <h3 css={memoryLinesStyles.heading}>{messages.standing}</h3>
          <ul css={memoryLinesStyles.list}>
            {state.map((line) => (
              <li key={line.id} css={memoryLinesStyles.row}>
                <span css={memoryLinesStyles.words}>
                  <bdi lang={lang}>{line.label}</bdi>
                  <Value line={line} lang={lang} />
                  <NewMark now={turn} turn={line.turn} />
                </span>
                <TurnLink onGoToTurn={onGoToTurn} turn={line.turn} />
              </li>
            ))}
          </ul>
        </>
      )}
      {groupsOf(facts).map(({ group, lines }) => (
        <Fragment key={group}>
          <h3 css={memoryLinesStyles.heading}>{messages.facts[group]}</h3>
          <ul css={memoryLinesStyles.list}>
            {lines.map((fact) => (
              <FactRow {...row} key={fact.id} fact={fact} onDelete={() => setAsked(fact)} />
            ))}
          </ul>
        </Fragment>
      ))}
      {facts_left_out > 0 && (
        <p css={memoryLinesStyles.note}>{counted(messages.leftOut, facts_left_out)}</p>
      )}
      {asked && (
        <QuestionDialog
          cancelLabel={messages.cancel}
          confirmLabel={messages.delete}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const refusal = await memory.onDelete(asked.id)
            // Focuses the panel, because the focused button was removed with its line.
            if (refusal === null) setTimeout(() => place.current?.focus())
            return refusal
          }}
          title={messages.deleteTitle}
          variant="danger"
        >
          <p dir="auto">“{asked.text}”</p>
          <p>{messages.deleteMeans}</p>
        </QuestionDialog>
      )}
    </div>
  )
}

const GROUPS = ['promised', 'said', 'done'] as const
type Group = (typeof GROUPS)[number]

const groupOf = ({ by, kind }: FactLine): Group => {
  if (by === 'author' || ACTION_KINDS.has(kind)) return 'done'
  return kind === 'promised' ? kind : 'said'
}
const ACTION_KINDS = new Set<FactLine['kind']>(['did', 'gave', 'hurt', 'has', 'saw'])

const groupsOf = (facts: readonly FactLine[]) =>
  GROUPS.map((group) => ({
    group,
    lines: facts.filter((fact) => groupOf(fact) === group),
  })).filter(({ lines }) => lines.length > 0)

function News({ held: { state, facts, turn } }: Pick<MemoryLinesProps, 'held'>) {
  const { memory: messages } = usePlayMessages()
  const lines = [
    ...state.filter((line) => line.turn === turn).map(({ label }) => label),
    ...facts.filter((fact) => fact.turn === turn).map(({ text }) => text),
  ]

  return (
    <VisuallyHidden>
      <span role="status">
        {lines.length > 0 ? fill(messages.nowNew, { lines: lines.join('; ') }) : ''}
      </span>
    </VisuallyHidden>
  )
}

interface FactRowProps extends Pick<MemoryPanelProps, 'lang' | 'onGoToTurn'> {
  fact: FactLine
  now: number
  onDelete: () => void
}

function FactRow({ fact, now, lang, onGoToTurn, onDelete }: FactRowProps) {
  const { memory: messages } = usePlayMessages()
  const { by, text, turn } = fact
  const isOwn = by === 'player'

  return (
    <li css={memoryLinesStyles.row}>
      <span css={memoryLinesStyles.words}>
        <span dir="auto" lang={isOwn ? undefined : lang}>
          {isOwn ? `“${text}”` : text}
        </span>
        <NewMark now={now} turn={turn} />
      </span>
      <TurnLink onGoToTurn={onGoToTurn} turn={turn} />
      {isOwn && (
        <div css={memoryLinesStyles.acts}>
          <span css={memoryLinesStyles.from}>{messages.own}</span>
          <Button
            aria-label={`${messages.delete}: ${text}`}
            icon="trash"
            onPress={onDelete}
            size="small"
          >
            {messages.delete}
          </Button>
        </div>
      )}
    </li>
  )
}

function Value({ line, lang }: { line: StateLine } & Pick<MemoryPanelProps, 'lang'>) {
  const { memory } = usePlayMessages()
  if (line.kind === 'flag') {
    return line.value ? null : <span css={memoryLinesStyles.value}>{memory.notSo}</span>
  }
  if (line.kind === 'number') return <Amount {...line} />

  return (
    <span css={memoryLinesStyles.value} dir="auto" lang={lang}>
      {line.value.replaceAll('_', ' ')}
    </span>
  )
}

const MAX_PIPS = 10

/** Shows a number as dots if its range starts at 0, or else as text. */
function Amount({ value, least, most }: Extract<StateLine, { kind: 'number' }>) {
  const { memory } = usePlayMessages()
  const { count } = useFormat()
  const isShare = least === 0
  const words = isShare
    ? fill(memory.ofMost, { value: count(value), most: count(most) })
    : count(value)
  const pips = isShare && most <= MAX_PIPS ? most : 0

  return (
    <span css={memoryLinesStyles.value}>
      {pips > 0 && (
        <span aria-hidden="true" css={memoryLinesStyles.pips}>
          {Array.from({ length: pips }, (_unused, place) => (
            <i
              key={place}
              css={[memoryLinesStyles.pip, place < value && memoryLinesStyles.pipFull]}
            />
          ))}
        </span>
      )}
      {words}
    </span>
  )
}

interface TurnLinkProps extends Pick<MemoryPanelProps, 'onGoToTurn'> {
  turn: number
}

function TurnLink({ turn, onGoToTurn }: TurnLinkProps) {
  const { memory } = usePlayMessages()
  const number = useFormat().count(turn)

  return (
    <TextButton
      aria-label={fill(memory.goToTurn, { number })}
      css={memoryLinesStyles.turn}
      onPress={() => onGoToTurn(turn)}
    >
      {fill(memory.turn, { number })}
    </TextButton>
  )
}

function NewMark({ turn, now }: { turn: number; now: number }) {
  const { memory } = usePlayMessages()
  if (turn !== now) return null

  return <span css={memoryLinesStyles.isNew}>{memory.isNew}</span>
}

export interface StoryMemory {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  held: SessionMemory | null
  hasFailed?: boolean
  onRetry: () => void
  onDelete: (lineId: string) => Promise<string | null>
}
