import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Sets } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import type { FieldsProps, ListEntry, WrittenEntry } from './fieldEntry.ts'
import { fieldListStyles as styles } from './FieldList.styles.ts'
import { LineList } from './LineList.tsx'
import { WordsField } from './WordsField.tsx'

export interface WrittenFieldProps<Item> extends FieldsProps<Item> {
  /** The field, which writes one part of the item. */
  entry: WrittenEntry<Item>
}

/** One part of an item, where the author finds it. */
export function WrittenField<Item extends object>(props: WrittenFieldProps<Item>) {
  const { lang } = useAuthoredStory()
  const { entry, path } = props

  return (
    <div
      data-field={fieldPlace(...path, entry.name)}
      lang={entry.kind === 'text' ? lang : undefined}
    >
      <Control {...props} />
    </div>
  )
}

/** What fills a field. That a part holds what its kind of field writes, the types of the entries say. */
function Control<Item extends object>({
  entry,
  path,
  onChange,
  ...props
}: WrittenFieldProps<Item>) {
  const messages = usePartMessages()
  const value: unknown = props.value[entry.name]
  const choose = (next: unknown) => onChange({ [entry.name]: next } as Partial<Item>)
  const type = (next: unknown) =>
    onChange({ [entry.name]: next } as Partial<Item>, entry.typedWith ?? entry.name)
  const label = entry.label(messages)
  const hint = entry.hint?.(messages)

  switch (entry.kind) {
    case 'effect':
      return <EffectField label={label} onChange={type} value={value as Sets | undefined} />
    case 'toggle':
      return (
        <>
          <Checkbox isSelected={value === true} onChange={choose}>
            {label}
          </Checkbox>
          {hint && <p css={styles.note}>{hint}</p>}
        </>
      )
    case 'lines':
    case 'phrases': {
      const lines = (value ?? []) as readonly string[]
      const of = fieldPlace(...path)
      return <ListField entry={entry} of={of} onChoose={choose} onType={type} value={lines} />
    }
    default:
      return <WordsField entry={entry} onChange={type} value={(value ?? '') as string} />
  }
}

interface ListFieldProps {
  /** Phrases or lines. */
  entry: ListEntry
  /** Whose they are. */
  of: string
  /** From first to last. */
  value: readonly string[]
  /** Called with all phrases as they stand now. */
  onChoose: (value: string[]) => void
  /** Called with all lines, as they are typed. */
  onType: (value: string[]) => void
}

function ListField({ entry, of, value, onChoose, onType }: ListFieldProps) {
  const messages = usePartMessages()
  const { lang } = useAuthoredStory()
  const { most } = entry
  const field = { label: entry.label(messages), hint: entry.hint?.(messages), most, value }

  return entry.kind === 'lines' ? (
    <LineList {...field} of={of} onChange={onType} />
  ) : (
    <PhraseList {...field} lang={lang} maxLength={entry.maxLength} onChange={onChoose} />
  )
}
