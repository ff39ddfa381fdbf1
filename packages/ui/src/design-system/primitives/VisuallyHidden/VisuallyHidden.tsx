import type { ReactNode } from 'react'

import { visuallyHiddenStyles } from './VisuallyHidden.styles.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  id?: string | undefined
}

export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span css={visuallyHiddenStyles.hidden} id={id}>
      {children}
    </span>
  )
}
