import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')

const isReachable = (element: HTMLElement) =>
  element.offsetParent !== null && !element.closest('[inert], [aria-hidden="true"]')

/** Brings the focus to a field when `/` is pressed anywhere but in another field. */
export function useSlashKey<T extends HTMLElement>() {
  const ref = useRef<T>(null)

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const field = ref.current
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return
      if (!field || !isReachable(field)) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  return ref
}
