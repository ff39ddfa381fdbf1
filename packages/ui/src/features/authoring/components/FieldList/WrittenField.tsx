import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { ReactNode } from 'react'
import { Input } from 'react-aria-components'

import { useTypedName } from '../../../../design-system/hooks/useTypedName.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fieldPlace } from '../../model/structure/fieldPlace.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { nodeOf, type Sets } from '../../model/structure/structureEdit.ts'
import { Field } from '../../../../design-system/primitives/Field/Field.tsx'
import { textInputStyles } from '../../../../design-system/primitives/TextInput/TextInput.styles.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { CoverField } from '../CoverField/CoverField.tsx'
import { ConditionField } from '../NameField/ConditionField.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'
import type {
  AnyEntry,
  AnyItem,
  FieldMessages,
  FieldsProps,
  ListEntry,
  SelectEntry,
  WordsEntry,
} from './fieldEntry.ts'
import { fieldListStyles as styles } from './FieldList.styles.ts'
import { LineList } from './LineList.tsx'
import { Ticks } from './Ticks.tsx'

type WrittenEntry = Exclude<
  AnyEntry,
  { kind: 'pair' | 'section' | 'fold' | 'custom' | 'part' | 'items' }
>

interface WrittenFieldProps extends FieldsProps<AnyItem> {
  entry: WrittenEntry
  messages: FieldMessages
}

/** Props of every control. */
interface ControlProps<Entry, Value> {
  entry: Entry
  messages: FieldMessages
  label: string
  hint: string | undefined
  value: Value
  onChoose: (value: unknown) => void
  onType: (value: unknown) => void
}

/** Renders a field and marks it with its path in the structure. */
export function WrittenField({ entry, messages, value: item, path, onChange }: WrittenFieldProps) {
  const { lang } = useAuthoredStory()
  const { count } = useFormat()
  const value = item[entry.name]
  const field = {
    messages,
    label: entry.label(messages),
    hint: entry.hint?.(messages, {
      value: typeof value === 'string' ? value : '',
      id: String(path.at(-1)),
      count,
    }),
    onChoose: (next: unknown) => onChange({ [entry.name]: next }),
    onType: (next: unknown) => onChange({ [entry.name]: next }, entry.typedWith ?? entry.name),
  }
  const place = fieldPlace(...path)

  const control = (): ReactNode => {
    switch (entry.kind) {
      case 'effect':
        return (
          <EffectField
            label={field.label}
            onChange={field.onType}
            value={value as Sets | undefined}
          />
        )
      case 'toggle':
        return (
          <>
            <Checkbox isSelected={value === true} onChange={field.onChoose}>
              {field.label}
            </Checkbox>
            {field.hint && <p css={styles.note}>{field.hint}</p>}
          </>
        )
      case 'select':
        return <SelectField {...field} entry={entry} onItem={onChange} value={item} />
      case 'lines':
      case 'phrases':
      case 'picks':
      case 'ticks': {
        const list = (value ?? []) as readonly string[]
        return <ListField {...field} entry={entry} of={place} value={list} />
      }
      default:
        return <WordsField {...field} entry={entry} value={(value ?? '') as string} />
    }
  }

  return (
    <div
      data-field={fieldPlace(...path, entry.name)}
      lang={entry.kind === 'text' ? lang : undefined}
    >
      {control()}
    </div>
  )
}

function WordsField({ entry, label, value, onType, ...props }: ControlProps<WordsEntry, string>) {
  const { lang, ownPictures } = useAuthoredStory()
  const { lengthNear } = useNearLimit()
  const field = { label, hint: props.hint, onChange: onType, value }
  const counted = (maxLength: number) => ({
    maxLength,
    hint: lengthNear(value, maxLength) ?? props.hint,
  })

  switch (entry.kind) {
    case 'text':
      return <TextInput {...field} {...counted(entry.maxLength)} />
    case 'area':
      return (
        <TextArea
          {...field}
          {...counted(entry.maxLength)}
          kind={entry.isStory ? 'story' : 'plain'}
          lang={lang}
          rows={entry.rows}
        />
      )
    case 'varied':
      return <VariedText {...field} maxLength={entry.maxLength} rows={entry.rows ?? 3} />
    case 'picture':
      return <CoverField {...field} maxLength={entry.maxLength} ownPictures={ownPictures} />
    case 'condition':
      return <ConditionField {...field} />
    case 'scene':
      return <SceneField label={label} onChange={props.onChoose} value={value} />
  }
}

interface SelectFieldProps extends ControlProps<SelectEntry<AnyItem>, AnyItem> {
  onItem: FieldsProps<AnyItem>['onChange']
}

function SelectField({ entry, messages, label, hint, value: item, onItem }: SelectFieldProps) {
  const { structure } = useAuthoredStory()
  const { name, blank, unknown, none, read, write } = entry
  const value = read ? read(item) : ((item[name] ?? '') as string)
  const offered = entry.items(messages, structure)
  const isUnknown = value !== '' && offered.every((one) => one.value !== value)
  if (none && offered.length === 0 && value === '') {
    const note = none(messages)
    return note && <p css={styles.note}>{note}</p>
  }

  return (
    <Select
      blankLabel={blank?.(messages)}
      hint={hint}
      items={
        isUnknown ? [{ value, label: unknown?.(messages, value) ?? value }, ...offered] : offered
      }
      label={label}
      onChange={(chosen) => onItem(write ? write(chosen) : { [name]: chosen })}
      value={value}
    />
  )
}

interface ListFieldProps extends ControlProps<ListEntry, readonly string[]> {
  of: string
}

function ListField({ entry, messages, of, onChoose, onType, ...field }: ListFieldProps) {
  const { structure } = useAuthoredStory()
  const { most } = entry

  switch (entry.kind) {
    case 'lines':
      return <LineList {...field} {...{ most, of }} onChange={onType} plainMax={entry.plainMax} />
    case 'phrases':
      return <LineList {...field} {...{ most, of }} onChange={onType} plainMax={entry.maxLength} />
    case 'picks':
      return (
        <Ticks
          {...field}
          most={most}
          onChange={onChoose}
          words={Object.fromEntries(entry.items(structure).map(({ id, name }) => [id, name]))}
        />
      )
    case 'ticks':
      return <Ticks {...field} most={most} onChange={onChoose} words={entry.words(messages)} />
  }
}

interface SceneFieldProps {
  label: string
  value: string
  onChange: (name: string) => void
}

function SceneField({ label, value, onChange }: SceneFieldProps) {
  const { choice: messages } = useAuthoringMessages().structure
  const { structure, sceneNamesId } = useAuthoredStory()
  const { field, handleKey } = useTypedName(value, onChange)
  const isKnown = nodeOf(structure, value) !== undefined

  return (
    <div onKeyDown={handleKey} role="presentation">
      <Field
        {...field}
        error={isKnown ? undefined : value === '' ? messages.nowhere : messages.unknown}
        label={label}
        maxLength={STORY_LIMITS.nodeNameMax}
      >
        <Input autoComplete="off" css={textInputStyles.control} list={sceneNamesId} />
      </Field>
    </div>
  )
}
