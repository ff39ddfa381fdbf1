import { useEffect, useId, useState } from 'react'

import { useClickOutside } from './useClickOutside.ts'

/** Manages a button that opens a panel. Escape closes the panel and focuses the button. */
export function useDropdown<T extends HTMLElement>() {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const place = useClickOutside<T>({ isActive: isOpen, onLeave: () => setIsOpen(false) })

  useEffect(() => {
    if (!isOpen) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOpen, place])

  return {
    place,
    isOpen,
    close: () => setIsOpen(false),
    button: { 'aria-controls': id, 'aria-expanded': isOpen, onPress: () => setIsOpen(!isOpen) },
    panel: { id, hidden: !isOpen },
  }
}
