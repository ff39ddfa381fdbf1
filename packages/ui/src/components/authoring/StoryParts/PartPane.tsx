import { useRef, type ReactNode } from 'react'

import { useAfterEdit } from '../../../hooks/useAfterEdit.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { AddPart } from '../AddPart/AddPart.tsx'
import { PartPicture } from './PartPicture.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

/** One line of the list. */
export interface PartRow {
  id: string
  /** As the author calls it; blank while it has no name. */
  name: string
  /** What else tells it apart. */
  note?: string | undefined
  /** Address of its picture; blank while it has none. Only pictures have one. */
  image?: string | undefined
}

export interface PartPaneProps {
  /** What is listed. */
  label: string
  /** Told while there is nothing. */
  empty: string
  /** Words of the button that adds one. */
  addLabel: string
  /** All that there is, in the order of the story. */
  items: readonly PartRow[]
  /** Id of the one that is open; null for none. */
  value: string | null
  /** Another one is to be opened, or with null none. */
  onChange: (id: string | null) => void
  /** One more is wanted. */
  onAdd: () => void
  /** Of these at once. */
  most: number
  /** The fields of the one that is open. */
  children: ReactNode
}

/** A list of what a story has of a kind, and beside it, on a phone instead of it, the one that is open. */
export function PartPane(props: PartPaneProps) {
  const partMessages = usePartMessages()
  const { label, empty, items, value, onChange, children } = props
  const place = useRef<HTMLDivElement>(null)
  const focusOn = useAfterEdit(place)
  const isOpen = value !== null

  const handleAdd = () => {
    props.onAdd()
    focusOn('[data-first] input')
  }

  return (
    <div css={styles.pane} ref={place}>
      <div css={[styles.aside, isOpen && styles.passed]}>
        {items.length === 0 && <p css={styles.note}>{empty}</p>}
        {items.length > 0 && <PartRows {...props} />}
        <AddPart count={items.length} most={props.most} onAdd={handleAdd}>
          {props.addLabel}
        </AddPart>
      </div>
      {isOpen && (
        <section aria-label={label} css={styles.form}>
          <div css={styles.back}>
            <Button icon="arrowLeft" onPress={() => onChange(null)} size="small" variant="quiet">
              {partMessages.backToList}
            </Button>
          </div>
          {children}
        </section>
      )}
    </div>
  )
}

function PartRows({ label, items, value, onChange }: PartPaneProps) {
  const partMessages = usePartMessages()

  return (
    <ul aria-label={label} css={styles.rows}>
      {items.map(({ id, name, note, image }) => (
        <li key={id}>
          <button
            aria-current={id === value ? 'true' : undefined}
            css={styles.row}
            onClick={() => onChange(id)}
            type="button"
          >
            {image !== undefined && <PartPicture key={image} src={image} />}
            <span css={styles.rowName} dir="auto">
              {name || partMessages.unnamed}
            </span>
            {note && <small css={styles.rowNote}>{note}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
