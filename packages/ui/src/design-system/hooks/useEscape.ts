import { useEffect } from 'react'

export interface EscapeOptions {
  isActive: boolean
  onEscape: () => void
}

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
