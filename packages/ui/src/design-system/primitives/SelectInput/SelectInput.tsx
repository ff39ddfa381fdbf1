import { useId, type ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { selectInputStyles as styles } from './SelectInput.styles.ts'

export interface SelectInputProps<Value extends string> {
  label: string
  value: Value
  items: readonly { value: Value; label: string }[]
  /** Label of the empty option, whose value is blank. */
  blankLabel?: string | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  hint?: ReactNode
  name?: string
  isRequired?: boolean
}

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
