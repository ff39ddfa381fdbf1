import type { RefObject } from 'react'
import { Dialog, Popover as AriaPopover } from 'react-aria-components'

import type { PopoverProps } from './Popover.tsx'
import { popoverStyles as styles } from './Popover.styles.ts'

interface OpenPopoverProps extends Omit<PopoverProps, 'trigger'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLButtonElement | null>
}

export function OpenPopover({
  label,
  placement = 'bottom end',
  children,
  ...state
}: OpenPopoverProps) {
  return (
    <AriaPopover {...state} css={styles.surface} offset={8} placement={placement}>
      <Dialog aria-label={label} css={styles.content}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
