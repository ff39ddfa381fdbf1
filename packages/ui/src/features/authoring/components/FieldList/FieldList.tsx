import { useRef, useState, type ReactNode } from 'react'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { fieldPlace, pathStartsWith } from '../../model/structure/fieldPlace.ts'
import { withChanges } from '../../model/structure/withoutBlanks.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Fold } from '../Fold/Fold.tsx'
import type {
  AnyEntry,
  AnyItem,
  FieldEntry,
  FieldMessages,
  FieldsProps,
  ItemsEntry,
} from './fieldEntry.ts'
import { fieldListStyles as styles } from './FieldList.styles.ts'
import { WrittenField } from './WrittenField.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { AddPart } from '../AddPart/AddPart.tsx'

export interface FieldListProps<Item> extends FieldsProps<Item> {
  /** Field entries in display order. The list never changes, because its indexes are React keys. */
  items: readonly FieldEntry<Item>[]
}

export function FieldList<Item extends object>({ items, ...props }: FieldListProps<Item>) {
  const { authoring, structure } = useAuthoringMessages()
  const { scene, sketch, open, choice: path } = structure
  const messages: FieldMessages = { ...usePartMessages(), authoring, scene, sketch, open, path }
  // The entry types guarantee that each field writes a value of the type of its property.
  const entries = items as unknown as readonly AnyEntry[]
  const fields = props as unknown as FieldsProps<AnyItem>

  return entries.map((entry, at) => (
    <Entry key={at} {...fields} entry={entry} messages={messages} />
  ))
}

interface EntryProps extends FieldsProps<AnyItem> {
  entry: AnyEntry
  messages: FieldMessages
}

const namesIn = (entries: readonly AnyEntry[]): string[] =>
  entries.flatMap((entry) =>
    'name' in entry ? [entry.name] : namesIn(entry.fields as readonly AnyEntry[]),
  )

function Entry({ entry, messages, ...props }: EntryProps) {
  const { value, path, sought, onChange } = props
  if ('when' in entry && entry.when && !entry.when(value)) return null

  switch (entry.kind) {
    case 'pair':
      return (
        <div css={entry.isLong ? styles.longPair : styles.pair}>
          <FieldList {...props} items={entry.fields} />
        </div>
      )
    case 'section':
      return (
        <div css={styles.section}>
          {entry.label && <h4 css={styles.label}>{entry.label(messages)}</h4>}
          {entry.hint && <p css={styles.note}>{entry.hint(messages)}</p>}
          <FieldList {...props} items={entry.fields} />
        </div>
      )
    case 'fold': {
      const names = namesIn(entry.fields as readonly AnyEntry[])
      const isSought = names.some((name) => pathStartsWith(sought?.path, ...path, name))
      return (
        <Fold
          label={entry.label(messages)}
          note={entry.noteOf?.(value, messages)}
          sought={isSought ? sought : undefined}
        >
          <FieldList {...props} items={entry.fields} />
        </Fold>
      )
    }
    case 'custom':
      return <entry.component {...props} />
    case 'part':
      return <PartFields {...props} entry={entry} messages={messages} />
    case 'items': {
      const list = (value[entry.name] ?? []) as readonly AnyItem[]
      const place = [...path, entry.name]
      return (
        <ItemList
          {...entry}
          {...{ messages, sought }}
          onChange={(next) => onChange({ [entry.name]: next })}
          path={place}
          value={list}
        >
          {(one, at) => (
            <FieldList
              items={entry.fields}
              onChange={(change, typed) =>
                onChange(
                  { [entry.name]: list.with(at, withChanges(one, change, entry.kept)) },
                  typed && fieldPlace(entry.name, at, typed),
                )
              }
              path={[...place, at]}
              sought={sought}
              value={one}
            />
          )}
        </ItemList>
      )
    }
    default:
      return <WrittenField {...props} entry={entry} messages={messages} />
  }
}

interface PartFieldsProps extends EntryProps {
  entry: Extract<AnyEntry, { kind: 'part' }>
}

function PartFields({ entry, messages, path, onChange, sought, ...props }: PartFieldsProps) {
  const { name, legend, hint, optional, kept, isGone, blank = {} } = entry
  const part = props.value[name] as AnyItem | undefined
  const place = [...path, name]
  const handleChange = (change: Partial<AnyItem>, typed?: string) => {
    const next = withChanges(part ?? blank, change, kept)
    onChange({ [name]: isGone?.(next) ? undefined : next }, typed && fieldPlace(name, typed))
  }
  const isOff = optional !== undefined && part === undefined
  const fields = (
    <>
      {optional && (
        <Checkbox
          isSelected={!isOff}
          onChange={(isOn) => onChange({ [name]: isOn ? optional.fresh : undefined })}
        >
          {optional.label(messages)}
        </Checkbox>
      )}
      {hint && <p css={styles.note}>{hint(messages)}</p>}
      {!isOff && (
        <FieldList
          items={entry.fields}
          onChange={handleChange}
          path={place}
          sought={sought}
          value={part ?? blank}
        />
      )}
    </>
  )

  if (!legend) {
    return (
      <div css={styles.part} data-field={fieldPlace(...place)}>
        {fields}
      </div>
    )
  }
  return (
    <fieldset css={styles.framed} data-field={fieldPlace(...place)}>
      <legend css={styles.legend}>{legend(messages)}</legend>
      {fields}
    </fieldset>
  )
}

interface ItemListProps extends Omit<ItemsEntry<string, AnyItem>, 'fields' | 'kind'> {
  messages: FieldMessages
  value: readonly AnyItem[]
  path: readonly (string | number)[]
  onChange: (items: AnyItem[]) => void
  sought?: StructureFocus | undefined
  children: (item: AnyItem, place: number) => ReactNode
}

const moved = <One,>(list: readonly One[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

function ItemList({ messages, value, path, onChange, sought, ...props }: ItemListProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusOn = useAfterEdit(list)
  const [added, setAdded] = useState<number | null>(null)
  const [held, setKeys] = useState<readonly number[]>([])
  // Stable keys, so that an item stays open when it moves. Other changes of the length happen at
  // the end.
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
              sought={pathStartsWith(sought?.path, ...path, place) ? sought : undefined}
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
