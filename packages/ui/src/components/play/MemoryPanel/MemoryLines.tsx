import type { FactLine, SessionMemory, StateLine } from '@kathasagar/api/contract'
import { Fragment, useRef, useState } from 'react'
import { Button as TextButton } from 'react-aria-components'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useQuestion } from '../../../hooks/useQuestion.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { MemoryPanelProps } from './MemoryPanel.tsx'
import { memoryLinesStyles as styles } from './MemoryLines.styles.ts'

interface MemoryLinesProps extends Omit<MemoryPanelProps, 'id'> {
  held: SessionMemory
}

/** Shows the state of the story, then facts by group, the newest first. Players can delete their own. */
export function MemoryLines({ held, memory, lang, onGoToTurn }: MemoryLinesProps) {
  const { memory: messages } = usePlayMessages()
  const { counted } = useFormat()
  const [asked, setAsked] = useState<FactLine | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { state, facts, turn, facts_left_out } = held
  const row = { lang, now: turn, onGoToTurn }

  return (
    <div css={styles.place} ref={place} tabIndex={-1}>
      {state.length + facts.length === 0 && <p css={styles.note}>{messages.empty}</p>}
      <News held={held} />
      {state.length > 0 && (
        <>
          <h3 css={styles.heading}>{messages.standing}</h3>
          <ul css={styles.list}>
            {state.map((line) => (
              <li key={line.id} css={styles.row}>
                <span css={styles.words}>
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
          <h3 css={styles.heading}>{messages.facts[group]}</h3>
          <ul css={styles.list}>
            {lines.map((fact) => (
              <FactRow {...row} key={fact.id} fact={fact} onDelete={() => setAsked(fact)} />
            ))}
          </ul>
        </Fragment>
      ))}
      {facts_left_out > 0 && <p css={styles.note}>{counted(messages.leftOut, facts_left_out)}</p>}
      {asked && (
        <DeleteQuestion
          key={asked.id}
          fact={asked}
          onClose={() => setAsked(null)}
          onDelete={memory.onDelete}
          onDeleted={() => {
            setAsked(null)
            // The button that had the focus is gone with its line.
            setTimeout(() => place.current?.focus())
          }}
        />
      )}
    </div>
  )
}

const GROUPS = ['promised', 'said', 'done'] as const
type Group = (typeof GROUPS)[number]

/** Returns the group of a fact. Facts in the author's words belong to `done`. */
const groupOf = ({ by, kind }: FactLine): Group => {
  if (by === 'author' || DEEDS.has(kind)) return 'done'
  return kind === 'promised' ? kind : 'said'
}
const DEEDS = new Set<FactLine['kind']>(['did', 'gave', 'hurt', 'has', 'saw'])

const groupsOf = (facts: readonly FactLine[]) =>
  GROUPS.map((group) => ({
    group,
    lines: facts.filter((fact) => groupOf(fact) === group),
  })).filter(({ lines }) => lines.length > 0)

/** Announces to screen readers what the last turn has added. */
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
  /** The turn that the session stands at. */
  now: number
  onDelete: () => void
}

function FactRow({ fact, now, lang, onGoToTurn, onDelete }: FactRowProps) {
  const { memory: messages } = usePlayMessages()
  const { by, text, turn } = fact
  const isOwn = by === 'player'

  return (
    <li css={styles.row}>
      <span css={styles.words}>
        <span dir="auto" lang={isOwn ? undefined : lang}>
          {isOwn ? `“${text}”` : text}
        </span>
        <NewMark now={now} turn={turn} />
      </span>
      <TurnLink onGoToTurn={onGoToTurn} turn={turn} />
      {isOwn && (
        <div css={styles.acts}>
          <span css={styles.from}>{messages.own}</span>
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

interface DeleteQuestionProps {
  fact: FactLine
  onClose: () => void
  onDelete: (lineId: string) => Promise<string | null>
  onDeleted: () => void
}

function DeleteQuestion({ fact, onClose, onDelete, onDeleted }: DeleteQuestionProps) {
  const { memory: messages } = usePlayMessages()
  const question = useQuestion(() => onDelete(fact.id), onDeleted)

  return (
    <ConfirmDialog
      {...question}
      cancelLabel={messages.cancel}
      confirmLabel={messages.delete}
      isOpen
      onClose={onClose}
      title={messages.deleteTitle}
      variant="danger"
    >
      <p dir="auto">“{fact.text}”</p>
      <p>{messages.deleteMeans}</p>
    </ConfirmDialog>
  )
}

function Value({ line, lang }: { line: StateLine } & Pick<MemoryPanelProps, 'lang'>) {
  const { memory } = usePlayMessages()
  if (line.kind === 'flag') {
    return line.value ? null : <span css={styles.value}>{memory.notSo}</span>
  }
  if (line.kind === 'number') return <Amount {...line} />

  return (
    <span css={styles.value} dir="auto" lang={lang}>
      {line.value.replaceAll('_', ' ')}
    </span>
  )
}

/** Largest amount that is drawn as pips. */
const MAX_PIPS = 10

/** Shows a number as a share with pips if its range begins at 0, else the number alone. */
function Amount({ value, least, most }: Extract<StateLine, { kind: 'number' }>) {
  const { memory } = usePlayMessages()
  const { count } = useFormat()
  const isShare = least === 0
  const words = isShare
    ? fill(memory.ofMost, { value: count(value), most: count(most) })
    : count(value)
  const pips = isShare && most <= MAX_PIPS ? most : 0

  return (
    <span css={styles.value}>
      {pips > 0 && (
        <span aria-hidden="true" css={styles.pips}>
          {Array.from({ length: pips }, (_unused, place) => (
            <i key={place} css={[styles.pip, place < value && styles.pipFull]} />
          ))}
        </span>
      )}
      {words}
    </span>
  )
}

interface TurnLinkProps extends Pick<MemoryPanelProps, 'onGoToTurn'> {
  /** The turn that a line comes from. */
  turn: number
}

/** Goes to the turn that a line comes from. */
export function TurnLink({ turn, onGoToTurn }: TurnLinkProps) {
  const { memory } = usePlayMessages()
  const number = useFormat().count(turn)

  return (
    <TextButton
      aria-label={fill(memory.goToTurn, { number })}
      css={styles.turn}
      onPress={() => onGoToTurn(turn)}
    >
      {fill(memory.turn, { number })}
    </TextButton>
  )
}

/** Marks a line that the last turn has added. */
export function NewMark({ turn, now }: { turn: number; now: number }) {
  const { memory } = usePlayMessages()
  if (turn !== now) return null

  return <span css={styles.isNew}>{memory.isNew}</span>
}
