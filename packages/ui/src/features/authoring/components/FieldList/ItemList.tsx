import { useRef, useState, type ReactNode } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import { fieldPlace, leadsInto } from '../../model/structure/fieldPlace.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { AddPart } from '../AddPart/AddPart.tsx'
import { Fold } from '../Fold/Fold.tsx'
import type { AnyItem, FieldMessages, ItemsEntry } from './fieldEntry.ts'
import { fieldListStyles as styles } from './FieldList.styles.ts'

export interface ItemListProps extends Omit<ItemsEntry<string, AnyItem>, 'fields' | 'kind'> {
  messages: FieldMessages
  value: readonly AnyItem[]
  path: readonly (string | number)[]
  onChange: (items: AnyItem[]) => void
  sought?: StructureFocus | undefined
  children: (item: AnyItem, place: number) => ReactNode
}

const moved = <One,>(list: readonly One[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

export function ItemList({ messages, value, path, onChange, sought, ...props }: ItemListProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusOn = useAfterEdit(list)
  const [added, setAdded] = useState<number | null>(null)
  const [held, setKeys] = useState<readonly number[]>([])
  // Items keep their keys when they move, so that they stay open. External changes are assumed to
  // be at the end.
  const fresh = Math.max(-1, ...held) + 1
  const keys = Array.from({ length: value.length }, (_, at) => held[at] ?? fresh + at)

  const focusAt = (at: number, control: 'field' | 'summary') => {
    setAdded(control === 'field' ? at : null)
    const item = `[data-field="${CSS.escape(fieldPlace(...path, at))}"]`
    focusOn(control === 'field' ? `${item} :is(input, textarea)` : `${item} summary`)
  }
  const handleMove = (from: number, to: number) => {
    setKeys(moved(keys, from, to))
    onChange(moved(value, from, to))
    focusAt(to, 'summary')
  }

  return (
    <div css={styles.list} ref={list}>
      {value.length === 0 && props.empty && <p css={styles.note}>{props.empty(messages)}</p>}
      {value.map((item, place) => {
        const name = fill(props.item(messages), { number: place + 1 })
        return (
          <div key={keys[place]} css={styles.item} data-field={fieldPlace(...path, place)}>
            <Fold
              isOpenFirst={place === added}
              label={name}
              note={props.noteOf(item, messages)}
              sought={leadsInto(sought?.path, ...path, place) ? sought : undefined}
            >
              {props.children(item, place)}
              <div css={styles.acts}>
                <IconButton
                  icon="arrowUp"
                  isDisabled={place === 0}
                  label={fill(messages.up, { name })}
                  onPress={() => handleMove(place, place - 1)}
                  size="small"
                />
                <IconButton
                  icon="arrowDown"
                  isDisabled={place === value.length - 1}
                  label={fill(messages.down, { name })}
                  onPress={() => handleMove(place, place + 1)}
                  size="small"
                />
                <IconButton
                  icon="trash"
                  label={fill(messages.removeOne, { name })}
                  onPress={() => {
                    setKeys(keys.toSpliced(place, 1))
                    onChange(value.toSpliced(place, 1))
                    focusAt(Math.max(0, place - 1), 'summary')
                  }}
                  size="small"
                />
              </div>
            </Fold>
          </div>
        )
      })}
      <AddPart
        count={value.length}
        most={props.most}
        onAdd={() => {
          onChange([...value, props.blank])
          focusAt(value.length, 'field')
        }}
      >
        {props.add(messages)}
      </AddPart>
    </div>
  )
}
