import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { fieldPlace, leadsInto } from '../../model/structure/fieldPlace.ts'
import { withChanges } from '../../model/structure/withoutBlanks.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Fold } from '../Fold/Fold.tsx'
import type { AnyEntry, AnyItem, FieldEntry, FieldMessages, FieldsProps } from './fieldEntry.ts'
import { fieldListStyles as styles } from './FieldList.styles.ts'
import { ItemList } from './ItemList.tsx'
import { WrittenField } from './WrittenField.tsx'

export interface FieldListProps<Item> extends FieldsProps<Item> {
  /** Entries in order. The list never changes, so its indexes are used as keys. */
  items: readonly FieldEntry<Item>[]
}

/** Renders the fields of an item. */
export function FieldList<Item extends object>({ items, ...props }: FieldListProps<Item>) {
  const messages: FieldMessages = { ...useAuthoringMessages(), ...usePartMessages() }
  // The entry types ensure that each field writes a value that its property accepts.
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
      const isSought = names.some((name) => leadsInto(sought?.path, ...path, name))
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
