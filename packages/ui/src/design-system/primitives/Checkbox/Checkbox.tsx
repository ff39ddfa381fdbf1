import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'

import { Icon } from '../Icon/Icon.tsx'
import { checkboxStyles as styles } from './Checkbox.styles.ts'

export interface CheckboxProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Shows a dash, if only some of the items are selected. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  name?: string
  /** Label. Without one, set `aria-label`. */
  children?: ReactNode
  'aria-label'?: string
}

export function Checkbox({ children, isIndeterminate = false, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} css={styles.checkbox} isIndeterminate={isIndeterminate}>
      <span css={styles.box} data-box="">
        {isIndeterminate ? <i css={styles.dash} /> : <Icon name="check" size={16} />}
      </span>
      {children}
    </AriaCheckbox>
  )
}
