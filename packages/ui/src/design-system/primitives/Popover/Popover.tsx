import { useRef, useState, type ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components'

import { lazyPart } from '../../lazy/lazyPart.tsx'

export interface PopoverProps {
  label: string
  /** `Button` or `IconButton` that opens the popover. */
  trigger: ReactNode
  /** Preferred side. The opposite side is used if there is no space. Default: `bottom end`. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top'
  /** Controls the open state, together with `onOpenChange`. Default: uncontrolled. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Content. The focus moves into the content when the popover opens. */
  children: ReactNode
}

const OpenPopover = lazyPart(async () => (await import('./OpenPopover.tsx')).OpenPopover, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onOpenChange }) => onOpenChange(false),
})

/** Popover next to a button. Its code is loaded when it is first opened. */
export function Popover({ trigger, onOpenChange, ...props }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpenHere, setIsOpenHere] = useState(false)
  const isOpen = props.isOpen ?? isOpenHere

  const handleChange = (willBeOpen: boolean) => {
    setIsOpenHere(willBeOpen)
    onOpenChange?.(willBeOpen)
  }
  const opener = { ref: button, onPress: () => handleChange(!isOpen), 'aria-expanded': isOpen }

  return (
    <>
      <ButtonContext value={opener}>{trigger}</ButtonContext>
      <OpenPopover {...props} isOpen={isOpen} onOpenChange={handleChange} triggerRef={button} />
    </>
  )
}
