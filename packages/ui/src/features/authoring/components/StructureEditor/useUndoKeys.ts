import { useEffect, useRef } from 'react'

import { letterOf } from '../../../../design-system/hooks/letterOf.ts'
import { redo, undo, type StructureHistory } from '../../model/structure/structureHistory.ts'

/** Handles Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (Command on a Mac) within an element. */
export function useUndoKeys(
  step: (change: (history: StructureHistory) => StructureHistory) => void,
) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const handleKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || altKey) return
      // The search field has its own undo.
      if (target instanceof Element && target.closest('[data-own-undo]')) return
      const letter = letterOf(event)
      const back = shiftKey ? redo : undo
      const change = letter === 'y' ? redo : letter === 'z' ? back : null
      if (!change) return
      event.preventDefault()
      event.stopPropagation()
      step(change)
    }
    // Captures the key before the browser's own undo in a field.
    element.addEventListener('keydown', handleKey, true)
    return () => element.removeEventListener('keydown', handleKey, true)
  }, [step])

  return place
}
