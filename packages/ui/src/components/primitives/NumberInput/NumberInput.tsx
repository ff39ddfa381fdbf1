import type { WheelEvent } from 'react'
import { Input } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { Field, type TextControlProps } from '../Field/Field.tsx'
import { numberInputStyles } from './NumberInput.styles.ts'

export interface NumberInputProps extends TextControlProps {
  /** Least value. */
  min: number
  /** Between two values of the arrows; 1 for whole numbers. */
  step?: number
  /** What blank stands for, shown while it is blank. */
  placeholder?: string
  /** What a typed number is read as; it takes its place when the field is left. */
  coerce?: (typed: string) => string
}

/** A wheel that turns the page must not turn the number under it too. */
const letGo = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur()

/** A number with its label; the device's own number field, with its arrows and keyboard. */
export function NumberInput({
  min,
  step = 1,
  placeholder = '',
  coerce = (typed) => typed,
  ...field
}: NumberInputProps) {
  const styles = numberInputStyles(useTheme())

  const handleBlur = () => {
    const read = coerce(field.value)
    if (read !== field.value) field.onChange(read)
  }

  return (
    <Field {...field} onBlur={handleBlur}>
      <Input
        css={styles.control}
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={min}
        onWheel={letGo}
        placeholder={placeholder}
        step={step}
        type="number"
      />
    </Field>
  )
}
