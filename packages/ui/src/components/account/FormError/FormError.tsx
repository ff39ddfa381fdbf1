import type { ReactNode } from 'react'

import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { formErrorStyles } from './FormError.styles.ts'

export interface FormErrorProps {
  /** What the server refused, in a sentence. */
  children: ReactNode
}

/** Stands above a form that was refused, and is told at once. */
export function FormError({ children }: FormErrorProps) {
  const styles = formErrorStyles(useTheme())

  return (
    <div css={styles.box} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </div>
  )
}
