import { truncate } from '@kathasagar/story/truncate'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState, type ReactNode } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { kindOf } from '../../model/structure/knownState.ts'
import { fieldPlace } from '../../model/structure/fieldPlace.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import type { Variable } from '../../model/structure/structureEdit.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { withChanges } from '../../model/structure/withoutBlanks.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { NumberInput } from '../../../../design-system/primitives/NumberInput/NumberInput.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { LineList } from '../FieldList/WrittenField.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

const { numberMin, numberMax, typedMax, labelMax, healthMax } = STORY_LIMITS
const KINDS = ['flag', 'one_of', 'number', 'typed', 'health'] as const

const FRESH: Readonly<Record<(typeof KINDS)[number], Variable>> = {
  flag: { flag: false },
  one_of: { one_of: ['no', 'yes'], start: 'no' },
  number: { number: [0, 5], start: 0 },
  typed: { typed: 40 },
  health: { health: true },
}

interface VariableFieldsProps {
  id: string
  item: Variable
  change: (item: Variable, typed?: string) => void
  children: ReactNode
}

export function VariableFields({ id, item, change, children }: VariableFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { state: messages } = usePartMessages()
  const { label = '' } = item

  return (
    <>
      <div css={styles.pair}>
        <div data-field={fieldPlace('state', id)}>{children}</div>
        <Select
          items={KINDS.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
          label={messages.kind}
          onChange={(kind) => change(withChanges(FRESH[kind], { label }))}
          value={kindOf(item)}
        />
      </div>
      <VariableValues name={id} onChange={change} variable={item} />
      <div data-field={fieldPlace('state', id, 'label')}>
        <TextInput
          hint={lengthNear(label, labelMax) ?? messages.labelHint}
          label={messages.label}
          maxLength={labelMax}
          onChange={(text) => change(withChanges(item, { label: text }), 'label')}
          value={label}
        />
      </div>
    </>
  )
}

interface ValuesProps {
  name: string
  variable: Variable
  onChange: (variable: Variable, typing?: string) => void
}

/** Returns undefined if the text is not a number. */
const asHealth = (typed: string): number | undefined =>
  /^\d{1,6}$/u.test(typed.trim()) ? Math.min(Number(typed), healthMax) : undefined

function VariableValues({ name, variable, onChange }: ValuesProps) {
  const { state: messages } = usePartMessages()
  const { lang } = useAuthoredStory()

  if ('number' in variable) {
    const [least, most] = variable.number
    const bound = { max: numberMax, min: numberMin }
    // Moves the initial value into the new range.
    const set = (number: [number, number], start: number | undefined, field: string) => {
      const [from, to] = number
      const held = start === undefined ? {} : { start: Math.min(to, Math.max(from, start)) }
      onChange({ ...variable, number, ...held }, field)
    }
    return (
      <div css={styles.pair}>
        <WholeNumber
          {...bound}
          label={messages.least}
          onChange={(to) => set([to, Math.max(to, most)], variable.start, 'least')}
          value={least}
        />
        <WholeNumber
          {...bound}
          label={messages.most}
          onChange={(to) => set([Math.min(to, least), to], variable.start, 'most')}
          value={most}
        />
        <WholeNumber
          label={messages.start}
          max={most}
          min={least}
          onChange={(start) => set([least, most], start, 'start')}
          value={variable.start ?? least}
        />
      </div>
    )
  }
  if ('typed' in variable) {
    const { typed, start = '', ...rest } = variable
    const set = (most: number, words: string, field: string) => {
      const kept = truncate(words, most)
      onChange({ ...rest, typed: most, ...(kept === '' ? {} : { start: kept }) }, field)
    }
    return (
      <div css={styles.pair} lang={lang}>
        <WholeNumber
          label={messages.typedMost}
          max={typedMax}
          min={1}
          onChange={(most) => set(most, start, 'typed')}
          value={typed}
        />
        <TextInput
          label={messages.typedStart}
          onChange={(words) => set(typed, words, 'start')}
          value={start}
        />
      </div>
    )
  }
  if ('health' in variable) {
    const { start, ...rest } = variable
    return (
      <NumberInput
        hint={fill(messages.healthHint, { name })}
        label={messages.start}
        min={0}
        onChange={(typed) => {
          const health = asHealth(typed)
          onChange(health === undefined ? rest : { ...rest, start: health }, 'start')
        }}
        value={start === undefined ? '' : String(start)}
      />
    )
  }
  if ('one_of' in variable) return <ListValues {...{ name, variable, onChange }} />
  const { known = false, ...unknown } = variable
  return (
    <>
      <Select
        items={(['no', 'yes'] as const).map((value) => ({ value, label: messages[value] }))}
        label={messages.start}
        onChange={(start) => onChange({ ...variable, flag: start === 'yes' })}
        value={variable.flag ? 'yes' : 'no'}
      />
      <Checkbox
        isSelected={known}
        onChange={(isKnown) => onChange(isKnown ? { ...variable, known: true } : unknown)}
      >
        {messages.known}
      </Checkbox>
    </>
  )
}

interface ListValuesProps extends ValuesProps {
  variable: Extract<Variable, { one_of: unknown }>
}

function ListValues({ name, variable, onChange }: ListValuesProps) {
  const { state: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const { one_of, start, values = {}, ...rest } = variable

  const handleValues = (next: string[]) => {
    // Ignores the change, because a variable needs at least one value.
    if (next.length === 0) return
    const nameNow = renamedIn(one_of, next)
    const begins = start === undefined ? undefined : nameNow(start)
    const words = Object.entries(values).map(([of, text]) => [nameNow(of), text] as const)
    onChange({
      ...rest,
      one_of: next,
      ...(begins !== undefined && next.includes(begins) ? { start: begins } : {}),
      ...wordsOf(next, Object.fromEntries(words)),
    })
  }

  return (
    <div css={styles.pair}>
      <LineList
        label={messages.values}
        most={STORY_LIMITS.oneOf}
        of={name}
        onChange={handleValues}
        plainMax={STORY_LIMITS.idMax}
        value={one_of}
      />
      <Select
        items={one_of.map((value) => ({ value, label: value }))}
        label={messages.start}
        onChange={(value) => onChange({ ...variable, start: value })}
        value={start ?? one_of[0] ?? ''}
      />
      {one_of.map((value, at) => (
        // Uses the index as key, because the value changes during typing.
        <div key={at} data-field={fieldPlace('state', name, 'values', value)} lang={lang}>
          <TextInput
            hint={messages.wordsForHint}
            label={fill(messages.wordsFor, { name: value })}
            maxLength={labelMax}
            onChange={(words) => {
              const { values: _, ...plain } = variable
              const told = wordsOf(one_of, { ...values, [value]: words })
              onChange({ ...plain, ...told }, fieldPlace('values', value))
            }}
            value={values[value] ?? ''}
          />
        </div>
      ))}
    </div>
  )
}

/** Returns a function that maps a renamed value to its new name. Other values stay the same. */
function renamedIn(before: readonly string[], after: readonly string[]) {
  const others = before.filter((value, at) => value !== after[at])
  const isOne = before.length === after.length && others.length === 1
  return (value: string) =>
    isOne && value === others[0] ? (after[before.indexOf(value)] ?? value) : value
}

function wordsOf(values: readonly string[], words: Readonly<Record<string, string>>) {
  const kept = Object.entries(words).filter(
    ([value, text]) => values.includes(value) && text !== '',
  )
  return kept.length > 0 ? { values: Object.fromEntries(kept) } : {}
}

interface WholeNumberProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** Field for an integer, which may be negative. Invalid text stays in the field until blur. */
function WholeNumber({ label, value, min, max, onChange }: WholeNumberProps) {
  const { state: messages } = usePartMessages()
  const [typed, setTyped] = useState<{ of: number; text: string } | null>(null)
  const text = typed?.of === value ? typed.text : String(value)
  const read = (given: string) => {
    const number = /^-?\d{1,6}$/u.test(given.trim()) ? Number(given) + 0 : null
    return number !== null && number >= min && number <= max ? number : null
  }

  return (
    <TextInput
      error={
        read(text) === null ? fill(messages.numberFault, { least: min, most: max }) : undefined
      }
      label={label}
      onBlur={() => setTyped(null)}
      onChange={(next) => {
        const number = read(next)
        setTyped({ of: number ?? value, text: next })
        if (number !== null && number !== value) onChange(number)
      }}
      value={text}
    />
  )
}
