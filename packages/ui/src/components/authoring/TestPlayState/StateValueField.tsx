import { cutToSigns } from '@kathasagar/story/cutToSigns'
import { useState } from 'react'
import { Button, Group, Input, Label, NumberField } from 'react-aria-components'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import type { DeclaredVariable, PlayedValue } from './TestPlayState.tsx'
import { testPlayStateStyles as styles } from './TestPlayState.styles.ts'

interface StateValueFieldProps {
  /** Every value that the story allows. */
  variable: DeclaredVariable
  /** Name of the value, as the author gave it. */
  label: string
  /** As the play has it. */
  value: PlayedValue | undefined
  /** A turn is being told; it cannot be set. */
  isBusy: boolean
  /** Called with the value that is set. */
  onChange: (value: PlayedValue) => void
}

/** One value that a story remembers: a switch, one of a list, or a number. */
export function StateValueField({ variable, value, ...field }: StateValueFieldProps) {
  const { label, isBusy, onChange } = field
  if ('flag' in variable) {
    return <Flag {...field} isSelected={value === true} />
  }
  if ('number' in variable) {
    const [least, most] = variable.number
    return <Range {...field} least={least} most={most} value={Number(value ?? least)} />
  }
  if ('typed' in variable) {
    const words = String(value ?? '')
    return <Words {...field} key={words} most={variable.typed} value={words} />
  }
  return (
    <SelectInput
      label={label}
      onChange={(chosen) => {
        if (!isBusy) onChange(chosen)
      }}
      items={variable.one_of.map((one) => ({ value: one, label: one }))}
      value={String(value ?? '')}
    />
  )
}

type FieldProps = Pick<StateValueFieldProps, 'label' | 'isBusy' | 'onChange'>

function Flag({ label, isBusy, onChange, isSelected }: FieldProps & { isSelected: boolean }) {
  return (
    <div css={styles.flag}>
      <Switch isDisabled={isBusy} isSelected={isSelected} onChange={onChange}>
        <span css={styles.name} dir="auto">
          {label}
        </span>
      </Switch>
    </div>
  )
}

interface WordsProps extends FieldProps {
  /** The value. */
  value: string
  /** Most letters, as a reader counts them. */
  most: number
}

/** Set once the field is left: each letter on the way would be a value of its own. */
function Words({ label, isBusy, onChange, value, most }: WordsProps) {
  const [words, setWords] = useState(value)

  return (
    <TextInput
      isDisabled={isBusy}
      label={label}
      onBlur={() => {
        if (words !== value) onChange(words)
      }}
      onChange={(typed) => setWords(cutToSigns(typed, most))}
      value={words}
    />
  )
}

interface RangeProps extends FieldProps {
  /** The value. */
  value: number
  /** Least value, included. */
  least: number
  /** Greatest value, included. */
  most: number
}

function Range({ label, isBusy, onChange, value, least, most }: RangeProps) {
  const { state: messages } = useAuthoringMessages().structure.play

  return (
    <NumberField
      css={styles.range}
      isDisabled={isBusy}
      maxValue={most}
      minValue={least}
      onChange={(next) => {
        if (Number.isInteger(next) && next !== value) onChange(next)
      }}
      value={value}
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
