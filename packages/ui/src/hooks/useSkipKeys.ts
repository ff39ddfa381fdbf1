import { useEffect } from 'react'

export interface SkipKeysOptions {
  /** Something is being told that can be skipped. */
  isActive: boolean
  onSkip: () => void
}

/** Enter belongs to a control that has the focus, and to a field that holds words. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('input, textarea')
  if (field) return (field as HTMLInputElement | HTMLTextAreaElement).value.trim() !== ''
  return target.closest('a, button, [role="dialog"], [role="listbox"]') !== null
}

/** Lets Escape anywhere, and Enter where it has no other meaning, finish what is being told. */
export function useSkipKeys({ isActive, onSkip }: SkipKeysOptions) {
  useEffect(() => {
    if (!isActive) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !isTaken(event.target))) onSkip()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isActive, onSkip])
}
