import type { InputEvent, WheelEvent } from 'react'
import { Input } from 'react-aria-components'

import { Field, type TextControlProps } from '../Field/Field.tsx'
import { fieldStyles } from '../Field/Field.styles.ts'

const styles = {
  control: { ...fieldStyles.control, fontVariantNumeric: 'tabular-nums lining-nums' },
}

export interface NumberInputProps extends TextControlProps {
  /** Called with the text of the field. The text is `NaN` if it is not a number, such as *20-*. */
  onChange: (value: string) => void
  min: number
  step?: number
  /** Placeholder that explains the meaning of a blank field. */
  placeholder?: string
  /** Returns the number to show on blur. */
  coerce?: (typed: string) => string
}

const UNREADABLE = 'NaN'

const letGo = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur()

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

  // React fires no change event if a blank value becomes invalid or the reverse.
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
