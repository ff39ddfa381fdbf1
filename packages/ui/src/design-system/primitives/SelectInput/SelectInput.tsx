import { useId, type ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { selectInputStyles as styles } from './SelectInput.styles.ts'

export interface SelectInputProps<Value extends string> {
  /** Always visible, and the control's accessible name. */
  label: string
  value: Value
  items: readonly { value: Value; label: string }[]
  /** Words of the option that chooses nothing; its value is blank. */
  blankLabel?: string | undefined
  onChange: (value: Value) => void
  /** Sentence about what is wrong; its presence marks the field invalid. */
  error?: string | undefined
  /** What belongs here, read with the field. */
  hint?: ReactNode
  /** Name in the form. */
  name?: string
  /** The form cannot be sent without it. */
  isRequired?: boolean
}

/** One of a few options, in a form; the device's own list, which every phone knows. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { label, value, items, blankLabel, onChange, error, hint, name, isRequired } = props
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        aria-describedby={described || undefined}
        aria-invalid={error !== undefined}
        css={styles.select}
        id={id}
        name={name}
        onChange={({ target }) => onChange(target.value as Value)}
        required={isRequired ?? false}
        value={value}
      >
        {blankLabel !== undefined && <option value="">{blankLabel}</option>}
        {items.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>

      {error && (
        <div css={styles.error} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </div>
      )}
      {hint && (
        <div css={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
