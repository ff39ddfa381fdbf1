import { useId } from 'react'

import { filterSelectStyles as styles } from './FilterSelect.styles.ts'

export interface FilterOption {
  value: string
  label: string
}

export interface FilterSelectProps {
  label: string
  value: string
  items: readonly FilterOption[]
  /** Label of the option for all. Without it a value is always selected. */
  anyLabel?: string | undefined
  onChange: (value: string) => void
}

export function FilterSelect({ label, value, items, anyLabel, onChange }: FilterSelectProps) {
  const id = useId()

  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        css={[styles.select, value !== '' && anyLabel !== undefined && styles.chosen]}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      >
        {anyLabel !== undefined && <option value="">{anyLabel}</option>}
        {items.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
