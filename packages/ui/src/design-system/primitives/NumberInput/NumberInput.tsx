import type { InputEvent, WheelEvent } from 'react'
import { Input } from 'react-aria-components'

import { Field, type TextControlProps } from '../Field/Field.tsx'
import { fieldStyles } from '../Field/Field.styles.ts'

const styles = {
  control: { ...fieldStyles.control, fontVariantNumeric: 'tabular-nums lining-nums' },
}

export interface NumberInputProps extends TextControlProps {
  /** Somebody typed; all that stands in the field now, or `NaN` for what is no number, such as *20-*. */
  onChange: (value: string) => void
  min: number
  /** Between two values of the arrows; 1 for whole numbers. */
  step?: number
  /** What blank stands for, shown while it is blank. */
  placeholder?: string
  /** What a typed number is read as; it takes its place when the field is left. */
  coerce?: (typed: string) => string
}

const UNREADABLE = 'NaN'

const letGo = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur()

/** A number with its label; the device's own number field, with its arrows and keyboard. */
export function NumberInput({
  min,
  step = 1,
  placeholder = '',
  coerce = (typed) => typed,
  ...field
}: NumberInputProps) {
  const handleBlur = () => {
    const read = coerce(field.value)
    if (read !== field.value) field.onChange(read)
  }

  // A change between blank and unreadable is none to React.
  const handleInput = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const { value, validity } = currentTarget
    if (value === '') field.onChange(validity.badInput ? UNREADABLE : '')
  }

  return (
    <Field
      {...field}
      onBlur={handleBlur}
      onChange={(typed) => typed !== '' && field.onChange(typed)}
      value={field.value === UNREADABLE ? '' : field.value}
    >
      <Input
        css={styles.control}
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={min}
        onInput={handleInput}
        onWheel={letGo}
        placeholder={placeholder}
        step={step}
        type="number"
      />
    </Field>
  )
}
