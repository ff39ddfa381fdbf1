import type { ReactNode } from 'react'

import { healthIndicatorStyles as styles } from './HealthIndicator.styles.ts'

export interface HealthIndicatorProps {
  /** Color and animation of the lamp. */
  tone: 'lit' | 'slow' | 'out' | 'unlit'
  children: ReactNode
}

export function HealthIndicator({ tone, children }: HealthIndicatorProps) {
  return (
    <span css={[styles.lamp, styles[tone]]}>
      <i aria-hidden="true" css={styles.flame} data-flame="" />
      <span>{children}</span>
    </span>
  )
}
