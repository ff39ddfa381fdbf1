import { useEffect } from 'react'

export interface EscapeOptions {
  /** Something is open that Escape closes. */
  isActive: boolean
  /** Escape was pressed. */
  onEscape: () => void
}

/** Listens for Escape wherever the focus is, while something is open. */
export function useEscape({ isActive, onEscape }: EscapeOptions) {
  useEffect(() => {
    if (!isActive) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isActive, onEscape])
}
