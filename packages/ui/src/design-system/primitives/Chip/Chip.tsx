import type { ComponentPropsWithRef, ReactNode } from 'react'

import { chipStyles as styles } from './Chip.styles.ts'

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The tag's or category's name. */
  children: ReactNode
  /** Any CSS colour, as an author chose it: shown as a dot, never as text, so contrast holds. */
  dot?: string | null | undefined
}

/** Names a tag or a category. */
export function Chip({ children, dot, ...native }: ChipProps) {
  return (
    <span {...native} css={styles.chip}>
      {dot && <i aria-hidden="true" css={[styles.dot, { background: dot }]} />}
      <span css={styles.name}>{children}</span>
    </span>
  )
}
