import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'

import { switchStyles as styles } from './Switch.styles.ts'

export interface SwitchProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  /** Label. Without one, set `aria-label`. */
  children?: ReactNode
  'aria-label'?: string
  'aria-describedby'?: string | undefined
}

export function Switch({ children, 'aria-describedby': describedBy, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      css={styles.switch}
    >
      <span css={styles.track} data-track="">
        <span css={styles.knob} data-knob="" />
      </span>
      {children}
    </AriaSwitch>
  )
}
