import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Brings the focus back to the field after a turn. A tap never does, so that pressing Continue
 * does not open a phone's keyboard; a key press returns to the control it was made on.
 */
export function useFocusReturn(isBusy: boolean, field: RefObject<HTMLInputElement | null>) {
  const lastMeans = useRef('')
  const lastControl = useRef<HTMLElement>(null)
  const wasBusy = useRef(isBusy)

  useEffect(() => {
    const isOver = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body
    if (!isOver || isElsewhere || lastControl.current === null) return
    if (lastControl.current === field.current || lastMeans.current === 'mouse') {
      field.current?.focus({ preventScroll: true })
    } else if (lastMeans.current === 'key') {
      lastControl.current.focus({ preventScroll: true })
    }
  }, [isBusy, field])

  const note = (means: string) => (event: { target: EventTarget }) => {
    lastMeans.current = means
    const control = event.target instanceof Element ? event.target.closest('button, input') : null
    lastControl.current = control instanceof HTMLElement ? control : null
  }

  return {
    onKeyDownCapture: note('key'),
    onPointerDownCapture: (event: { target: EventTarget; pointerType: string }) =>
      note(event.pointerType)(event),
  }
}
