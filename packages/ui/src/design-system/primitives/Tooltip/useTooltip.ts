import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, RefObject } from 'react'

/** How long a pointer rests on the trigger before the hint shows, in milliseconds. */
const OPEN_MS = 400
const CLOSE_MS = 200

export interface TooltipState {
  isOpen: boolean
  /** Never: each hint comes and goes alike. */
  shouldSkipAnimation: false
  /** Shows the hint, without a wait if it is wanted now. */
  open: (isNow?: boolean) => void
  /** Puts the hint away, without a wait if it is to go now. */
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

/** When a hint shows: at once by focus of the keyboard or a tap, after a moment by a pointer. */
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
      // A finger neither hovers nor shows focus, so a tap turns the hint on and off.
      onPointerUp: (event: PointerEvent) => {
        if (!isTouch(event)) return
        setWasApproached(true)
        if (state.isOpen) state.close(true)
        else state.open(true)
      },
    },
  }
}
