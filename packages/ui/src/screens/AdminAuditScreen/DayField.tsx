import { useId } from 'react'

import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { adminAuditScreenStyles } from './AdminAuditScreen.styles.ts'

interface DayFieldProps {
  /** A day as `2025-04-02`; empty for every day. */
  value: string
  /** Another day was chosen, or none. */
  onChange: (day: string) => void
}

const EARLIEST = '2020-01-01'

/** One day of UTC; the device's own calendar, which every phone knows. */
export function DayField({ value, onChange }: DayFieldProps) {
  const adminMessages = useAdminMessages()
  const id = useId()
  const styles = adminAuditScreenStyles(useTheme())

  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {adminMessages.audit.day}
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
