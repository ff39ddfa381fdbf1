import { useEffect, useRef, type RefObject } from 'react'

import { isFocusLost } from '../../../play/lostFocus.ts'

/**
 * Brings the focus back after a turn: to the field after an action or a click, to the control a
 * key was pressed on. A tap moves no focus, so that Continue does not open a phone's keyboard.
 */
export function useFocusReturn(isBusy: boolean, field: RefObject<HTMLInputElement | null>) {
  const last = useRef<{ means: string; control: HTMLElement | null }>({ means: '', control: null })
  const wasBusy = useRef(isBusy)

  useEffect(() => {
    const note = (event: Event) => {
      const { target } = event
      const control = target instanceof Element ? target.closest('button, input') : null
      last.current = {
        means: event instanceof PointerEvent ? event.pointerType : 'key',
        control: control instanceof HTMLElement ? control : null,
      }
    }
    document.addEventListener('pointerdown', note, true)
    document.addEventListener('keydown', note, true)
    return () => {
      document.removeEventListener('pointerdown', note, true)
      document.removeEventListener('keydown', note, true)
    }
  }, [])

  useEffect(() => {
    const isOver = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    // Whoever has moved the focus meanwhile keeps it.
    if (!isOver || !isFocusLost()) return
    const { means, control } = last.current
    if (means === 'mouse' || control === field.current)
      field.current?.focus({ preventScroll: true })
    else if (means === 'key') control?.focus({ preventScroll: true })
  }, [isBusy, field])
}
