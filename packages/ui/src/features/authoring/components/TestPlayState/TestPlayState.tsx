import type { TestPlayRequest } from '@kathasagar/api/contract'
import { truncate } from '@kathasagar/story/truncate'
import { useId, useState } from 'react'
import { Button, Group, Input, Label, NumberField } from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { KnownVariable } from '../../model/structure/knownState.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { testPlayStateStyles as styles } from './TestPlayState.styles.ts'

export type DeclaredVariable = KnownVariable
export type PlayedValue = NonNullable<TestPlayRequest['sets']>[string]

export interface TestPlayStateProps {
  declared: Readonly<Record<string, DeclaredVariable>> | undefined
  values: Readonly<Record<string, PlayedValue>> | undefined
  /** True while a turn is narrated; nothing can be set then. */
  isBusy: boolean
  onChange: (name: string, value: PlayedValue) => void
}

/** Shows the variables of a test play, and sets them by hand. */
export function TestPlayState({ declared = {}, values, isBusy, onChange }: TestPlayStateProps) {
  const { state: messages } = useAuthoringMessages().structure.play
  const titleId = useId()
  const variables = Object.entries(declared)
  if (variables.length === 0 || !values) return null

  return (
    <section aria-labelledby={titleId} css={styles.strip}>
      <h3 css={styles.title} id={titleId}>
        {messages.title}
      </h3>
      <p css={styles.hint}>{messages.hint}</p>
      <ul css={styles.list}>
        {variables.map(([name, variable]) => (
          <li key={name} css={styles.row}>
            <ValueField
              isBusy={isBusy}
              label={variable.label?.trim() || name}
              onChange={(value) => onChange(name, value)}
              value={values[name]}
              variable={variable}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ValueFieldProps {
  variable: DeclaredVariable
  label: string
  value: PlayedValue | undefined
  isBusy: boolean
  onChange: (value: PlayedValue) => void
}

function ValueField({ variable, value, label, isBusy, onChange }: ValueFieldProps) {
  const { state: messages } = useAuthoringMessages().structure.play

  if ('flag' in variable) {
    return (
      <div css={styles.flag}>
        <Switch isDisabled={isBusy} isSelected={value === true} onChange={onChange}>
          <span css={styles.name} dir="auto">
            {label}
          </span>
        </Switch>
      </div>
    )
  }
  if ('typed' in variable) {
    const words = String(value ?? '')
    return (
      <Words key={words} {...{ label, isBusy, onChange }} most={variable.typed} value={words} />
    )
  }
  if ('one_of' in variable) {
    return (
      <Select
        items={variable.one_of.map((one) => ({ value: one, label: one }))}
        label={label}
        onChange={(chosen) => {
          if (!isBusy) onChange(chosen)
        }}
        value={String(value ?? '')}
      />
    )
  }
  const [least, most] = variable.number
  const now = Number(value ?? least)
  return (
    <NumberField
      css={styles.range}
      isDisabled={isBusy}
      maxValue={most}
      minValue={least}
      onChange={(next) => {
        if (Number.isInteger(next) && next !== now) onChange(next)
      }}
      value={now}
    >
      <Label css={styles.name}>
        <span dir="auto">{label}</span>{' '}
        <span css={styles.bounds}>{fill(messages.range, { least, most })}</span>
      </Label>
      <Group css={styles.stepper}>
        <Button css={styles.step} slot="decrement">
          <Icon name="minus" size={16} />
        </Button>
        <Input css={styles.number} />
        <Button css={styles.step} slot="increment">
          <Icon name="plus" size={16} />
        </Button>
      </Group>
    </NumberField>
  )
}

interface WordsProps extends Pick<ValueFieldProps, 'label' | 'isBusy' | 'onChange'> {
  value: string
  most: number
}

/** Sets a text when the field is left, because each character would be a value of its own. */
function Words({ label, isBusy, onChange, value, most }: WordsProps) {
  const [words, setWords] = useState(value)

  return (
    <TextInput
      isDisabled={isBusy}
      label={label}
      onBlur={() => {
        if (words !== value) onChange(words)
      }}
      onChange={(typed) => setWords(truncate(typed, most))}
      value={words}
    />
  )
}
