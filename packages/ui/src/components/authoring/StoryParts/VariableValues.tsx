import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Variable } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import { NumberValues } from './NumberValues.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import { TypedValues } from './TypedValues.tsx'

export interface VariableValuesProps<V extends Variable = Variable> {
  /** By which conditions know it. */
  name: string
  /** As it stands. */
  variable: V
  /** Called with all of it as it stands now, and the field where one is typed in. */
  onChange: (variable: Variable, typing?: string) => void
}

type OfKind<Part extends string> = Extract<Variable, Record<Part, unknown>>

/** What a variable can be, and what it is at the start. */
export function VariableValues({ variable, ...rest }: VariableValuesProps) {
  if ('flag' in variable) return <FlagValues {...rest} variable={variable} />
  if ('number' in variable) return <NumberValues {...rest} variable={variable} />
  if ('typed' in variable) return <TypedValues {...rest} variable={variable} />
  if ('health' in variable) return <HealthValues {...rest} variable={variable} />
  return <ListValues {...rest} variable={variable} />
}

function FlagValues({ variable, onChange }: VariableValuesProps<OfKind<'flag'>>) {
  const { state: messages } = usePartMessages()

  const { known = false, ...unknown } = variable

  return (
    <>
      <SelectInput
        label={messages.start}
        onChange={(start) => onChange({ ...variable, flag: start === 'yes' })}
        items={(['no', 'yes'] as const).map((value) => ({ value, label: messages[value] }))}
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

const asHealth = (typed: string): number | undefined =>
  /^\d{1,6}$/u.test(typed.trim()) ? Math.min(Number(typed), STORY_LIMITS.healthMax) : undefined

/** Its most stands under Gameplay; blank, it begins with that. */
function HealthValues({ name, variable, onChange }: VariableValuesProps<OfKind<'health'>>) {
  const { state: messages } = usePartMessages()
  const { start: _, ...rest } = variable

  return (
    <NumberInput
      hint={fill(messages.healthHint, { name })}
      label={messages.start}
      min={0}
      onChange={(typed) => {
        const start = asHealth(typed)
        const next = start === undefined ? rest : { ...rest, start }
        onChange(next, 'start')
      }}
      value={variable.start === undefined ? '' : String(variable.start)}
    />
  )
}

function ListValues({ name, variable, onChange }: VariableValuesProps<OfKind<'one_of'>>) {
  const { state: messages } = usePartMessages()
  const { one_of, start } = variable

  const handleValues = (values: string[]) => {
    // One value is the least that a list can have.
    if (values.length === 0) return
    const { start: _, ...rest } = variable
    const nameNow = renamedIn(one_of, values)
    const begins = start === undefined ? undefined : nameNow(start)
    const stays = begins !== undefined && values.includes(begins)
    const words = Object.entries(variable.values ?? {})
    const told = wordsOf(values, Object.fromEntries(words.map(([of, text]) => [nameNow(of), text])))
    onChange({ ...without(rest), one_of: values, ...(stays ? { start: begins } : {}), ...told })
  }
  const handleWords = (value: string, words: string) => {
    const told = wordsOf(one_of, { ...variable.values, [value]: words })
    onChange({ ...without(variable), ...told }, JSON.stringify(['values', value]))
  }

  return (
    <div css={styles.pair}>
      <PhraseList
        label={messages.values}
        maxLength={STORY_LIMITS.idMax}
        most={STORY_LIMITS.oneOf}
        onChange={handleValues}
        value={one_of}
      />
      <SelectInput
        label={messages.start}
        onChange={(value) => onChange({ ...variable, start: value })}
        items={one_of.map((value) => ({ value, label: value }))}
        value={start ?? one_of[0] ?? ''}
      />
      <ValueWords onWords={handleWords} variable={variable} variableName={name} />
    </div>
  )
}

type ListVariable = OfKind<'one_of'>

interface ValueWordsProps {
  /** By which conditions know it. */
  variableName: string
  /** As it stands. */
  variable: ListVariable
  /** Called with a value and the words that the player is to read for it. */
  onWords: (value: string, words: string) => void
}

function ValueWords({ variableName, variable, onWords }: ValueWordsProps) {
  const { state: messages } = usePartMessages()
  const { lang } = useAuthoredStory()

  return variable.one_of.map((value) => (
    <div key={value} data-field={fieldPlace('state', variableName, 'values', value)} lang={lang}>
      <TextInput
        hint={messages.wordsForHint}
        label={fill(messages.wordsFor, { name: value })}
        maxLength={STORY_LIMITS.labelMax}
        onChange={(words) => onWords(value, words)}
        value={variable.values?.[value] ?? ''}
      />
    </div>
  ))
}

function without(variable: ListVariable): ListVariable {
  const { values: _, ...rest } = variable
  return rest
}

/** What a value is called now: another name where it alone was replaced in its place. */
function renamedIn(before: readonly string[], after: readonly string[]) {
  const others = before.filter((value, at) => value !== after[at])
  const isOne = before.length === after.length && others.length === 1
  return (value: string) =>
    isOne && value === others[0] ? (after[before.indexOf(value)] ?? value) : value
}

/** Words for values that are still of the list; nothing where none has any. */
function wordsOf(values: readonly string[], words: Readonly<Record<string, string>>) {
  const kept = Object.entries(words).filter(
    ([value, text]) => values.includes(value) && text !== '',
  )
  return kept.length > 0 ? { values: Object.fromEntries(kept) } : {}
}
