import type { ComponentPropsWithRef, ReactNode } from 'react'

import { chipStyles as styles } from './Chip.styles.ts'

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  children: ReactNode
  /** CSS color of the dot before the label. The text has another color to ensure contrast. */
  dot?: string | null | undefined
}

export function Chip({ children, dot, ...native }: ChipProps) {
  return (
    <span {...native} css={styles.chip}>
      {dot && <i aria-hidden="true" css={[styles.dot, { background: dot }]} />}
      <span css={styles.name}>{children}</span>
    </span>
  )
}
