import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'

import { Icon } from '../Icon/Icon.tsx'
import { checkboxStyles as styles } from './Checkbox.styles.ts'

export interface CheckboxProps {
  isSelected: boolean
  /** The tick was set or taken away. */
  onChange: (isSelected: boolean) => void
  /** Some, but not all, of what it stands for is chosen. */
  isIndeterminate?: boolean
  /** Cannot be changed just now. */
  isDisabled?: boolean
  /** Name in the form. */
  name?: string
  /** Label of the checkbox; without any, give `aria-label`. */
  children?: ReactNode
  /** Name of a box without words, such as one in a row of a table. */
  'aria-label'?: string
}

/** A yes or no that waits for the form to be sent. */
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
