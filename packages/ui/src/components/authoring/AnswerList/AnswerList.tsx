import { useRef, useState, type ReactNode } from 'react'

import { useAfterEdit } from '../../../hooks/useAfterEdit.ts'
import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace, leadsInto } from '../../../structure/fieldPlace.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { AddPart } from '../AddPart/AddPart.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { answerListStyles as styles } from './AnswerList.styles.ts'

export interface AnswerListProps<Item> {
  /** From first to last: where two fit alike, the first is given. */
  value: readonly Item[]
  /** From the root of the structure to the list. */
  path: readonly (string | number)[]
  /** What one is called: `{number}` stands for its place. */
  itemLabel: string
  /** What a closed one says of itself. */
  noteOf: (item: Item) => string
  /** The fields of one. */
  children: (item: Item, place: number) => ReactNode
  /** Words of the button that adds one. */
  addLabel: string
  /** One before anything is written of it. */
  blank: Item
  /** Of these at once. */
  most: number
  /** All of them as they stand now. */
  onChange: (items: Item[]) => void
  /** What is looked for. */
  sought?: StructureFocus | undefined
  /** Told while there are none. */
  empty?: string | undefined
}

const moved = <One,>(list: readonly One[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

/** Tells items apart wherever they stand: one that was moved stays open, and opens no other that comes to its place. */
function useItemKeys(count: number) {
  const [held, setKeys] = useState<readonly number[]>([])
  const fresh = Math.max(-1, ...held) + 1
  // Where the list was changed elsewhere, those at its end are the ones that come or go.
  const keys = Array.from({ length: count }, (_, place) => held[place] ?? fresh + place)

  return { keys, setKeys }
}

/** Changes of the list, after each of which the focus goes where one would write on. */
function useAnswerActs<Item>({ value, path, blank, onChange }: AnswerListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<number | null>(null)
  const { keys, setKeys } = useItemKeys(value.length)
  const focusOn = useAfterEdit(list)

  const focusAt = (at: number, control: 'input' | 'summary') => {
    setAdded(control === 'input' ? at : null)
    focusOn(`[data-field="${CSS.escape(fieldPlace(...path, at))}"] ${control}`)
  }
  return {
    list,
    added,
    keys,
    add: () => {
      onChange([...value, blank])
      focusAt(value.length, 'input')
    },
    move: (from: number, to: number) => {
      setKeys(moved(keys, from, to))
      onChange(moved(value, from, to))
      focusAt(to, 'summary')
    },
    remove: (at: number) => {
      setKeys(keys.toSpliced(at, 1))
      onChange(value.toSpliced(at, 1))
      focusAt(Math.max(0, at - 1), 'summary')
    },
  }
}

/** Answers that an author has written, each closed until somebody opens it. */
export function AnswerList<Item extends object>(props: AnswerListProps<Item>) {
  const { value, itemLabel, addLabel, most, empty } = props
  const { list, added, keys, add, move, remove } = useAnswerActs(props)

  return (
    <div css={styles.list} ref={list}>
      {value.length === 0 && empty && <p css={styles.note}>{empty}</p>}
      {value.map((item, place) => (
        <AnswerItem
          {...props}
          key={keys[place]}
          isOpenFirst={place === added}
          item={item}
          name={fill(itemLabel, { number: place + 1 })}
          onMove={move}
          onRemove={remove}
          place={place}
        />
      ))}
      <AddPart count={value.length} most={most} onAdd={add}>
        {addLabel}
      </AddPart>
    </div>
  )
}

interface AnswerItemProps<Item> extends AnswerListProps<Item> {
  /** The answer itself. */
  item: Item
  /** Of the answer, such as “Reaction 2”. */
  name: string
  /** From 0. */
  place: number
  /** Set for one that was added just now. */
  isOpenFirst: boolean
  /** Called with the place now and the place wanted. */
  onMove: (from: number, to: number) => void
  /** Called once the author wants it gone. */
  onRemove: (place: number) => void
}

function AnswerItem<Item extends object>(props: AnswerItemProps<Item>) {
  const { item, value, name, place, path, noteOf, sought, onMove, onRemove } = props
  const { up, down, removeOne } = usePartMessages()
  const isSought = leadsInto(sought?.path, ...path, place) ? sought : undefined

  return (
    <div css={styles.item} data-field={fieldPlace(...path, place)}>
      <Fold isOpenFirst={props.isOpenFirst} label={name} note={noteOf(item)} sought={isSought}>
        {props.children(item, place)}
        <div css={styles.acts}>
          <IconButton
            icon="arrowUp"
            isDisabled={place === 0}
            label={fill(up, { name })}
            onPress={() => onMove(place, place - 1)}
            size="small"
          />
          <IconButton
            icon="arrowDown"
            isDisabled={place === value.length - 1}
            label={fill(down, { name })}
            onPress={() => onMove(place, place + 1)}
            size="small"
          />
          <IconButton
            icon="trash"
            label={fill(removeOne, { name })}
            onPress={() => onRemove(place)}
            size="small"
          />
        </div>
      </Fold>
    </div>
  )
}
