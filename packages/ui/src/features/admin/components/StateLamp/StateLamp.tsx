import type { ReactNode } from 'react'

import { stateLampStyles as styles } from './StateLamp.styles.ts'

export interface StateLampProps {
  /** Color and animation of the lamp. */
  tone: 'lit' | 'slow' | 'out' | 'unlit'
  children: ReactNode
}

export function StateLamp({ tone, children }: StateLampProps) {
  return (
    <span css={[styles.lamp, styles[tone]]}>
      <i aria-hidden="true" css={styles.flame} data-flame="" />
      <span>{children}</span>
    </span>
  )
}
