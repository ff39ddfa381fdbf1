import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import type { PressEvent } from 'react-aria-components'

import { useDelayedClose } from '../../../hooks/useDelayedClose.ts'

const isListFocused = (place: Element) =>
  place.querySelector('[role="listbox"]')?.contains(document.activeElement) ?? false

// A pointer's list closes by itself, so the focus stays outside it.
const openedBy = (pointerType: PressEvent['pointerType']) =>
  pointerType === 'mouse' ? 'open' : 'focused'

/** Whether the focus went elsewhere; what made room for what was asked for takes it nowhere. */
const hasLeft = ({ currentTarget, relatedTarget, target }: FocusEvent) =>
  target.checkVisibility() && !currentTarget.contains(relatedTarget)

/** Opens and closes a picker's list, by pointer, key, touch and by itself. */
export function useModelPanel() {
  const [state, setState] = useState<'closed' | 'open' | 'focused'>('closed')
  const { closeSoon, keepOpen } = useDelayedClose(() => setState('closed'))
  const trigger = useRef<HTMLButtonElement>(null)
  const isOpen = state !== 'closed'

  const close = () => {
    keepOpen()
    setState('closed')
    trigger.current?.focus()
  }
  const handlePress = ({ pointerType }: PressEvent) =>
    setState(isOpen ? 'closed' : openedBy(pointerType))
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) setState('focused')
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const handleLeave = ({ currentTarget, pointerType }: PointerEvent) => {
    if (isOpen && pointerType !== 'touch' && !isListFocused(currentTarget)) closeSoon()
  }
  const handleBlur = (event: FocusEvent) => {
    if (hasLeft(event)) setState('closed')
  }

  return {
    isOpen,
    hasFocus: state === 'focused',
    close,
    trigger: { ref: trigger, onPress: handlePress },
    place: {
      onBlur: handleBlur,
      onFocus: keepOpen,
      onKeyDownCapture: handleKey,
      onPointerEnter: keepOpen,
      onPointerLeave: handleLeave,
    },
  }
}
