import { useRef } from 'react'
import type { ReactNode } from 'react'

import { useAfterEdit } from '../../../hooks/useAfterEdit.ts'
import { fill } from '../../../messages/fill.ts'
import { partMessages } from '../../../messages/partMessages.ts'
import { countNear } from '../../../structure/nearLimit.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { storyPartsStyles } from './StoryParts.styles.ts'

/** One line of the list. */
export interface PartRow {
  id: string
  /** As the author calls it; blank while it has no name. */
  name: string
  /** What else tells it apart. */
  note?: string | undefined
}

export interface PartPaneProps {
  /** What is listed. */
  label: string
  /** Told while there is nothing. */
  empty: string
  /** Words of the button that adds one. */
  addLabel: string
  /** All that there is, in the order of the story. */
  rows: readonly PartRow[]
  /** Id of the one that is open; null for none. */
  selected: string | null
  /** Another one is to be opened, or with null none. */
  onSelect: (id: string | null) => void
  /** One more is wanted. */
  onAdd: () => void
  /** Of these at once. */
  most: number
  /** The fields of the one that is open. */
  children: ReactNode
}

/** A list of what a story has of a kind, and beside it, on a phone instead of it, the one that is open. */
export function PartPane(props: PartPaneProps) {
  const { label, empty, rows, selected, onSelect, children } = props
  const styles = storyPartsStyles(useTheme())
  const place = useRef<HTMLDivElement>(null)
  const focusOn = useAfterEdit(place)
  const isOpen = selected !== null

  const handleAdd = () => {
    props.onAdd()
    focusOn('[data-first] input')
  }

  return (
    <div css={styles.pane} ref={place}>
      <div css={[styles.aside, isOpen && styles.passed]}>
        {rows.length === 0 && <p css={styles.note}>{empty}</p>}
        {rows.length > 0 && <PartRows {...props} />}
        <AddButton {...props} onAdd={handleAdd} />
      </div>
      {isOpen && (
        <section aria-label={label} css={styles.form}>
          <div css={styles.back}>
            <Button icon="arrowLeft" onPress={() => onSelect(null)} size="small" variant="quiet">
              {partMessages.backToList}
            </Button>
          </div>
          {children}
        </section>
      )}
    </div>
  )
}

function PartRows({ label, rows, selected, onSelect }: PartPaneProps) {
  const styles = storyPartsStyles(useTheme())

  return (
    <ul aria-label={label} css={styles.rows}>
      {rows.map(({ id, name, note }) => (
        <li key={id}>
          <button
            aria-current={id === selected ? 'true' : undefined}
            css={styles.row}
            onClick={() => onSelect(id)}
            type="button"
          >
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

function AddButton({ rows, most, addLabel, onAdd }: PartPaneProps) {
  const styles = storyPartsStyles(useTheme())
  const near = countNear(rows.length, most)

  return (
    <div css={styles.add}>
      <Button
        icon="plus"
        isDisabled={rows.length >= most}
        onPress={onAdd}
        reason={fill(partMessages.full, { count: most })}
        size="small"
      >
        {addLabel}
      </Button>
      {near && <span css={styles.note}>{near}</span>}
    </div>
  )
}
