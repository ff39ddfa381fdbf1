import type { ReactNode } from 'react'

import { healthIndicatorStyles as styles } from './HealthIndicator.styles.ts'

export interface HealthIndicatorProps {
  /** Health status. */
  tone: 'ok' | 'slow' | 'down' | 'unknown'
  children: ReactNode
}

export function HealthIndicator({ tone, children }: HealthIndicatorProps) {
  return (
    <span css={[styles.row, styles[tone]]}>
      <i aria-hidden="true" css={styles.mark} data-mark="" />
      <span>{children}</span>
    </span>
  )
}
