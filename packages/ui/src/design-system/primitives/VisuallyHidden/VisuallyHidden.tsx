import type { ReactNode } from 'react'

import { visuallyHiddenStyles } from './VisuallyHidden.styles.ts'

export interface VisuallyHiddenProps {
  /** Words for assistive technology only. */
  children: ReactNode
  /** For an `aria-describedby` or `aria-labelledby` that points here. */
  id?: string | undefined
}

/** Takes no room on the screen and is read aloud all the same. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span css={visuallyHiddenStyles.hidden} id={id}>
      {children}
    </span>
  )
}
