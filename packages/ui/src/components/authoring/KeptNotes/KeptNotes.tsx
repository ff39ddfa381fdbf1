import type { DraftStructure, KeptImportNote } from '@kathasagar/story/schema'
import { useRef } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useImportMessage } from '../../../messages/useImportMessage.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Cluster } from '../../primitives/Cluster/Cluster.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { keptNotesStyles as styles } from './KeptNotes.styles.ts'

export interface KeptNotesProps {
  /** What an import could not carry over, as far as nobody has dismissed it. */
  value: readonly KeptImportNote[]
  /** The story as it stands: a note leads to its scene while there is one of that name. */
  structure: DraftStructure
  /** Some were dismissed; these are left. */
  onChange: (value: KeptImportNote[]) => void
  /** A scene is to be opened, by its name. */
  onGo: (node: string) => void
}

const EFFECTS = ['story', 'looks'] as const

/** More would drown whoever is to look at them; the rest shows once these are gone. */
const SHOWN_AT_ONCE = 50

/** The notes of an import beside the scenes that came of it, until their author has done with each. */
export function KeptNotes({ value, structure, onChange, onGo }: KeptNotesProps) {
  const { keptNotes: messages } = useAuthoringMessages().structure
  const { count } = useFormat()
  const list = useRef<HTMLDivElement>(null)
  if (value.length === 0) return null
  const shown = value.slice(0, SHOWN_AT_ONCE)
  const hidden = value.length - shown.length

  const handleDismiss = (dismissed: KeptImportNote) => {
    // The button that was pressed goes with its note; whoever has no pointer stays in the list.
    list.current?.focus()
    onChange(value.filter((note) => note !== dismissed))
  }
  return (
    <Disclosure css={styles.place} label={fill(messages.title, { count: count(value.length) })}>
      <div css={styles.notes} ref={list} tabIndex={-1}>
        <Cluster gap="m">
          <p css={styles.about}>{messages.about}</p>
          <Button onPress={() => onChange([])} size="small">
            {messages.dismissAll}
          </Button>
        </Cluster>
        {EFFECTS.map((effect) => (
          <NoteGroup
            effect={effect}
            items={shown.filter((item) => item.effect === effect)}
            key={effect}
            onDismiss={handleDismiss}
            onGo={onGo}
            structure={structure}
          />
        ))}
        {hidden > 0 && <p css={styles.about}>{fill(messages.more, { count: count(hidden) })}</p>}
      </div>
    </Disclosure>
  )
}

interface NoteGroupProps extends Pick<KeptNotesProps, 'structure' | 'onGo'> {
  /** Those that mean the same. */
  items: readonly KeptImportNote[]
  /** What all of them mean for readers. */
  effect: KeptImportNote['effect']
  /** A note is done with. */
  onDismiss: (note: KeptImportNote) => void
}

function NoteGroup({ effect, items, structure, onGo, onDismiss }: NoteGroupProps) {
  const { keptNotes: messages } = useAuthoringMessages().structure
  if (items.length === 0) return null

  return (
    <>
      <h3 css={styles.effect}>{messages.effects[effect]}</h3>
      <ul aria-label={messages.effects[effect]} css={styles.list}>
        {items.map((note, place) => (
          <Note
            hasScene={note.node !== undefined && Object.hasOwn(structure.nodes, note.node)}
            key={`${place} ${note.message}`}
            note={note}
            onDismiss={onDismiss}
            onGo={onGo}
          />
        ))}
      </ul>
    </>
  )
}

interface NoteProps extends Pick<NoteGroupProps, 'onGo' | 'onDismiss'> {
  /** One thing that could not be carried over. */
  note: KeptImportNote
  /** The scene that it names is there. */
  hasScene: boolean
}

function Note({ note, hasScene, onGo, onDismiss }: NoteProps) {
  const { keptNotes: messages, exchange } = useAuthoringMessages().structure
  const { count } = useFormat()
  const { passage, node = '', line, count: places } = note
  const message = useImportMessage()(note.message)

  return (
    <li css={styles.note}>
      <span css={styles.where} dir="auto">
        {passage ?? exchange.whole}
      </span>
      <p css={styles.message}>
        {line !== null && <small css={styles.line}>{fill(messages.line, { line })} </small>}
        {places > 1 ? fill(exchange.places, { message, count: count(places) }) : message}
      </p>
      <Cluster gap="s">
        {hasScene && (
          <Button aria-label={`${messages.go}: ${node}`} onPress={() => onGo(node)} size="small">
            {messages.go}
          </Button>
        )}
        <Button
          aria-label={`${messages.dismiss}: ${message}`}
          onPress={() => onDismiss(note)}
          size="small"
          variant="quiet"
        >
          {messages.dismiss}
        </Button>
      </Cluster>
    </li>
  )
}
