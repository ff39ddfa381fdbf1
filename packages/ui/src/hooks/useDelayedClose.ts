import { useEffect, useRef } from 'react'

/** How long a picker stays open after the pointer has left it, in milliseconds. */
export const PICKER_CLOSE_MS = 2000

/** Closes what the pointer left after two seconds; coming back or moving focus in keeps it open. */
export function useDelayedClose(onClose: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepOpen = () => clearTimeout(timer.current)

  useEffect(() => () => clearTimeout(timer.current), [])

  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(onClose, PICKER_CLOSE_MS)
  }

  return { closeSoon, keepOpen }
}
