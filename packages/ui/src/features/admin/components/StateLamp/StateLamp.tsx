import type { ReactNode } from 'react'

import { stateLampStyles as styles } from './StateLamp.styles.ts'

export interface StateLampProps {
  /** What burns: a lamp that is lit, one that flickers, one that went out, or none that was lit yet. */
  tone: 'lit' | 'slow' | 'out' | 'unlit'
  /** The state in a few words; colour is never alone. */
  children: ReactNode
}

/** How something fares that is asked from time to time, as a lamp and in words. */
export function StateLamp({ tone, children }: StateLampProps) {
  return (
    <span css={[styles.lamp, styles[tone]]}>
      <i aria-hidden="true" css={styles.flame} data-flame="" />
      <span>{children}</span>
    </span>
  )
}
