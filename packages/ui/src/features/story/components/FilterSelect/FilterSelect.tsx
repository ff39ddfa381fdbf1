import { useId } from 'react'

import { filterSelectStyles as styles } from './FilterSelect.styles.ts'

export interface FilterOption {
  value: string
  label: string
}

export interface FilterSelectProps {
  /** What is chosen by, such as `Language`. */
  label: string
  /** The chosen value; empty for none. */
  value: string
  items: readonly FilterOption[]
  /** Words of the choice that narrows nothing; without them one option is always chosen. */
  anyLabel?: string | undefined
  /** The new value; empty when nothing is to be narrowed. */
  onChange: (value: string) => void
}

/** Chooses one filter of a list; the device's own list of options, which every phone knows. */
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
