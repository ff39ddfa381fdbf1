import type { TestPlayRequest } from '@kathasagar/api/contract'
import { truncate } from '@kathasagar/story/truncate'
import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { KnownVariable } from '../../model/structure/knownState.ts'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { Fold } from '../Fold/Fold.tsx'

type PlayedValue = NonNullable<TestPlayRequest['sets']>[string]

interface TestPlayStateProps {
  declared: Readonly<Record<string, KnownVariable>> | undefined
  values: Readonly<Record<string, PlayedValue>> | undefined
  /** True while a turn is narrated, which disables all fields. */
  isBusy: boolean
  onChange: (name: string, value: PlayedValue) => void
}

/** Shows the variables of a test play and can change them. */
export function TestPlayState({ declared = {}, values, isBusy, onChange }: TestPlayStateProps) {
  const { state: messages } = useAuthoringMessages().structure.play
  const variables = Object.entries(declared)
  if (variables.length === 0 || !values) return null

  return (
    <Fold label={messages.title}>
      <Text size="small" tone="muted">
        {messages.hint}
      </Text>
      <Stack as="ul" gap="m">
        {variables.map(([name, variable]) => (
          <li key={name}>
            <ValueField
              isBusy={isBusy}
              label={variable.label?.trim() || name}
              onChange={(value) => onChange(name, value)}
              value={values[name]}
              variable={variable}
            />
          </li>
        ))}
      </Stack>
    </Fold>
  )
}

interface ValueFieldProps {
  variable: KnownVariable
  label: string
  value: PlayedValue | undefined
  isBusy: boolean
  onChange: (value: PlayedValue) => void
}

function ValueField({ variable, value, label, isBusy, onChange }: ValueFieldProps) {
  const { state: messages } = useAuthoringMessages().structure.play

  if ('flag' in variable) {
    return (
      <Switch isDisabled={isBusy} isSelected={value === true} onChange={onChange}>
        <span dir="auto">{label}</span>
      </Switch>
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
  const typed = { isDisabled: isBusy, label, onChange }
  if ('typed' in variable) {
    const words = String(value ?? '')
    return (
      <TypedValue
        {...typed}
        key={words}
        read={(text) => truncate(text, variable.typed)}
        value={words}
      />
    )
  }
  const [least, most] = variable.number
  const now = Number(value ?? least)
  return (
    <TypedValue
      {...typed}
      hint={fill(messages.range, { least, most })}
      key={now}
      read={(text) => {
        const number = Number.parseInt(text, 10)
        return Number.isNaN(number) ? now : Math.min(most, Math.max(least, number))
      }}
      value={now}
    />
  )
}

interface TypedValueProps<Value> {
  label: string
  hint?: string
  isDisabled: boolean
  value: Value
  read: (text: string) => Value
  onChange: (value: Value) => void
}

/** Commits a value on blur, because each keystroke would otherwise be a change. */
function TypedValue<Value extends string | number>(props: TypedValueProps<Value>) {
  const { value, read, onChange, ...field } = props
  const [text, setText] = useState(String(value))

  return (
    <TextInput
      {...field}
      onBlur={() => {
        const next = read(text)
        setText(String(next))
        if (next !== value) onChange(next)
      }}
      onChange={setText}
      value={text}
    />
  )
}
