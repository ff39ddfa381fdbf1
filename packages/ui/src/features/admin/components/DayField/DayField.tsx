import { useId } from 'react'

import { dayFieldStyles as styles } from './DayField.styles.ts'

export interface DayFieldProps {
  label: string
  /** Day as `2025-04-02`, or empty. */
  value: string
  onChange: (day: string) => void
}

const EARLIEST = '2020-01-01'

/** The browser's date field, for a day in UTC. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()

  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        css={styles.day}
        id={id}
        min={EARLIEST}
        onChange={({ target }) => onChange(target.value)}
        type="date"
        value={value}
      />
    </div>
  )
}
