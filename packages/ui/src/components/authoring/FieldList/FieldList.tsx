import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { leadsInto } from '../../../structure/fieldPlace.ts'
import { Fold } from '../Fold/Fold.tsx'
import type { FieldEntry, FieldsProps } from './fieldEntry.ts'
import { fieldListStyles as styles } from './FieldList.styles.ts'
import { WrittenField } from './WrittenField.tsx'

export interface FieldListProps<Item> extends FieldsProps<Item> {
  /** From first to last. */
  items: readonly FieldEntry<Item>[]
}

/** Fields of an item as a list has them: whoever wants one more writes an entry and its words. */
export function FieldList<Item extends object>({ items, ...props }: FieldListProps<Item>) {
  // A list of fields does not change, so that the place of one tells it apart.
  return items.map((entry, at) => <Entry key={at} {...props} entry={entry} />)
}

interface EntryProps<Item> extends FieldsProps<Item> {
  /** The field, or the fields that stand together. */
  entry: FieldEntry<Item>
}

const namesIn = <Item extends object>(fields: readonly FieldEntry<Item>[]): string[] =>
  fields.flatMap((entry) => ('fields' in entry ? namesIn(entry.fields) : [entry.name]))

function Entry<Item extends object>({ entry, ...props }: EntryProps<Item>) {
  const messages = usePartMessages()
  const { value, path, sought } = props

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
      const isSought = namesIn(entry.fields).some((name) => leadsInto(sought?.path, ...path, name))
      return (
        <Fold
          label={entry.label(messages)}
          note={entry.noteOf(value, messages)}
          sought={isSought ? sought : undefined}
        >
          <FieldList {...props} items={entry.fields} />
        </Fold>
      )
    }
    case 'custom':
      return <entry.component {...props} />
    default:
      return <WrittenField {...props} entry={entry} />
  }
}
