import type { ReactNode } from 'react'

import { useTheme } from '../../../theme/useTheme.ts'
import { chipStyles } from './Chip.styles.ts'

export interface ChipProps {
  /** The tag's or category's name. */
  children: ReactNode
  /** Any CSS colour, as an author chose it: shown as a dot, never as text, so contrast holds. */
  dot?: string | null | undefined
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
}

/** Names a tag or a category. */
export function Chip({ children, dot, className }: ChipProps) {
  const styles = chipStyles(useTheme())

  return (
    <span className={className} css={styles.chip}>
      {dot && <i aria-hidden="true" css={[styles.dot, { background: dot }]} />}
      <span css={styles.name}>{children}</span>
    </span>
  )
}
