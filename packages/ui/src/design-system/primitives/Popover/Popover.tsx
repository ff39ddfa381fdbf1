import { useRef, useState, type ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components'

import { useOnceOpened } from '../../hooks/useOnceOpened.ts'
import { lazyPart } from '../../lazy/lazyPart.tsx'

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

const OpenPopover = lazyPart(async () => (await import('./OpenPopover.tsx')).OpenPopover, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onOpenChange }) => onOpenChange(false),
})

/**
 * A small surface beside the button that opened it; Escape and a press outside close it. It is
 * loaded when first opened.
 */
export function Popover({ trigger, onOpenChange, ...props }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpenHere, setIsOpenHere] = useState(false)
  const isOpen = props.isOpen ?? isOpenHere
  const wasOpened = useOnceOpened(isOpen)

  const handleChange = (willBeOpen: boolean) => {
    setIsOpenHere(willBeOpen)
    onOpenChange?.(willBeOpen)
  }
  const opener = { ref: button, onPress: () => handleChange(!isOpen), 'aria-expanded': isOpen }

  return (
    <>
      <ButtonContext value={opener}>{trigger}</ButtonContext>
      {wasOpened && (
        <OpenPopover {...props} isOpen={isOpen} onOpenChange={handleChange} triggerRef={button} />
      )}
    </>
  )
}
