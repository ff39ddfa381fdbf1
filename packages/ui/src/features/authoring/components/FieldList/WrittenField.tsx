import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { type ReactNode, useState } from 'react'
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
import { ConditionField, EffectField } from '../NameField/NameField.tsx'
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
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { fill } from '../../../../design-system/format/fill.ts'

type WrittenEntry = Exclude<
  AnyEntry,
  { kind: 'pair' | 'section' | 'fold' | 'custom' | 'part' | 'items' }
>

interface WrittenFieldProps extends FieldsProps<AnyItem> {
  entry: WrittenEntry
  messages: FieldMessages
}

interface ControlProps<Entry, Value> {
  entry: Entry
  messages: FieldMessages
  label: string
  hint: string | undefined
  value: Value
  onChoose: (value: unknown) => void
  onType: (value: unknown) => void
}

/** Renders a field. Sets the path of the field in the story structure as an attribute. */
export function WrittenField({ entry, messages, value: item, path, onChange }: WrittenFieldProps) {
  const { lang } = useAuthoredStory()
  const { count } = useFormat()
  const value = item[entry.name]
  const [label, hint] = entry.say(messages, {
    value: typeof value === 'string' ? value : '',
    id: String(path.at(-1)),
    count,
  })
  const field = {
    messages,
    label,
    hint,
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

interface LineListProps {
  label: string
  hint?: string | undefined
  value: readonly string[] | undefined
  most: number
  plainMax?: number | undefined
  /** Id of the item with the lines. A new id resets the typed text. */
  of: string
  onChange: (lines: string[]) => void
}

const writtenIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** Field that edits a list of sentences, one per line. An unfinished line stays as typed. */
export function LineList({ label, hint, value = [], of, onChange, ...limits }: LineListProps) {
  const { most, plainMax, plainMax: lineMax = STORY_LIMITS.lineMax } = limits
  const { lang } = useAuthoredStory()
  const [typed, setTyped] = useState<{ of: string; text: string } | null>(null)
  const kept = value.join('\n')
  const isTyped = typed?.of === of && writtenIn(typed.text).join('\n') === kept
  const near = useNearLimit().countNear(value.length, most)
  const { onePerLine } = usePartMessages()

  const handleChange = (next: string) => {
    const written = writtenIn(next)
      .map((line) => [...line].slice(0, lineMax).join('').trim())
      .slice(0, most)
    // If the limit shortened the lines, the field shows the shortened text.
    const isTaken = written.join('\n') === writtenIn(next).join('\n')
    setTyped({ of, text: isTaken ? next : written.join('\n') })
    onChange(written)
  }
  const field = {
    label,
    hint: [hint ?? onePerLine, near].filter(Boolean).join(' '),
    maxLength: most * lineMax,
    onChange: handleChange,
    value: isTyped ? typed.text : kept,
  }

  return plainMax === undefined ? (
    <VariedText {...field} />
  ) : (
    <TextArea {...field} lang={lang} rows={3} />
  )
}

interface TicksProps {
  label: string
  hint?: string | undefined
  value: readonly string[]
  most: number
  /** Labels of the available names. */
  words: Readonly<Record<string, string>>
  onChange: (value: string[]) => void
}

/** Shows one checkbox per name. Stored names that have no label get a checkbox too. */
export function Ticks({ label, hint, value, most, words, onChange }: TicksProps) {
  const { full, pick } = usePartMessages()
  const isFull = value.length >= most
  const names = [...new Set([...Object.keys(words), ...value])]
  const note = isFull ? fill(full, { count: most }) : hint
  if (names.length === 0) return null

  return (
    <fieldset css={styles.bare}>
      <legend css={styles.legend}>{label}</legend>
      <div css={styles.ticks}>
        {names.map((name) => (
          <Checkbox
            key={name}
            isDisabled={isFull && !value.includes(name)}
            isSelected={value.includes(name)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, name] : value.filter((one) => one !== name))
            }
          >
            {words[name] ?? `${name} (${pick.unknown})`}
          </Checkbox>
        ))}
      </div>
      {note && <p css={styles.note}>{note}</p>}
    </fieldset>
  )
}
