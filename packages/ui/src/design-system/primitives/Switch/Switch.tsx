import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'

import { switchStyles as styles } from './Switch.styles.ts'

export interface SwitchProps {
  isSelected: boolean
  /** Called when the switch is turned on or off; takes effect at once, unlike a checkbox. */
  onChange: (isSelected: boolean) => void
  /** Cannot be turned just now. */
  isDisabled?: boolean
  /** Label of the switch; without any, give `aria-label`. */
  children?: ReactNode
  /** Name of a switch without words, such as one in a row of a table. */
  'aria-label'?: string
  /** Id of a text read after the name. */
  'aria-describedby'?: string | undefined
}

/** Turns something on or off at once. */
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
