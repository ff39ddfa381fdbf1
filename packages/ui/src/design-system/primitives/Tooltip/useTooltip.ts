import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, RefObject } from 'react'

/** Time of hovering before the tooltip opens, in milliseconds. */
const OPEN_MS = 400
const CLOSE_MS = 200

export interface TooltipState {
  isOpen: boolean
  /** React Aria requires this property. It is false, because all tooltips are animated. */
  shouldSkipAnimation: false
  /** Opens the tooltip after a delay. If `isNow` is true, opens it immediately. */
  open: (isNow?: boolean) => void
  /** Closes the tooltip after a delay. If `isNow` is true, closes it immediately. */
  close: (isNow?: boolean) => void
}

function useTooltipState(): TooltipState {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(() => {
    const turn = (next: boolean, ms: number) => {
      clearTimeout(timer.current)
      if (ms === 0) setIsOpen(next)
      else timer.current = setTimeout(() => setIsOpen(next), ms)
    }
    return {
      isOpen,
      shouldSkipAnimation: false,
      open: (isNow = false) => turn(true, isNow ? 0 : OPEN_MS),
      close: (isNow = false) => turn(false, isNow ? 0 : CLOSE_MS),
    }
  }, [isOpen])
}

function useWhileOpen({ isOpen, close }: TooltipState, trigger: RefObject<HTMLElement | null>) {
  const id = useId()

  useEffect(() => {
    const control = trigger.current?.querySelector('button, a[href]')
    if (!isOpen || !control) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close(true)
    }
    control.setAttribute('aria-describedby', id)
    document.addEventListener('keydown', handleKeyDown, true)
    return () => {
      control.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', handleKeyDown, true)
    }
  }, [isOpen, close, id, trigger])

  return id
}

export function useTooltip(trigger: RefObject<HTMLElement | null>) {
  const state = useTooltipState()
  const id = useWhileOpen(state, trigger)
  const [wasApproached, setWasApproached] = useState(false)
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'

  return {
    id,
    state,
    wasApproached,
    triggerProps: {
      onBlur: () => state.close(true),
      onFocus: ({ target }: FocusEvent) => {
        if (!target.matches(':focus-visible')) return
        setWasApproached(true)
        state.open(true)
      },
      onPointerEnter: (event: PointerEvent) => {
        if (isTouch(event)) return
        setWasApproached(true)
        state.open()
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isTouch(event)) state.close()
      },
      // A tap opens or closes the tooltip, because a touch screen has no hover.
      onPointerUp: (event: PointerEvent) => {
        if (!isTouch(event)) return
        setWasApproached(true)
        if (state.isOpen) state.close(true)
        else state.open(true)
      },
    },
  }
}
