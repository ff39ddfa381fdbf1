import type { ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { popoverStyles } from './Popover.styles.ts'

export interface PopoverProps {
  /** Name of what opens, for assistive technology. */
  label: string
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactNode
  /** Side and edge of the trigger; turns over where there is no room. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top'
  /** Set both to steer it from outside. */
  isOpen?: boolean
  /** The reader opened or closed it; the new state, to be given back as `isOpen`. */
  onOpenChange?: (isOpen: boolean) => void
  /** What shows on the surface. The focus moves into it when it opens. */
  children: ReactNode
}

/** A small surface beside the button that opened it; Escape and a press outside close it. */
export function Popover({
  label,
  trigger,
  placement = 'bottom end',
  children,
  ...state
}: PopoverProps) {
  const styles = popoverStyles(useTheme())

  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover css={styles.surface} offset={8} placement={placement}>
        <Dialog aria-label={label} css={styles.content}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
