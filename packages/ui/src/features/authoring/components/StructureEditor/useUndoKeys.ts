import { useEffect, useRef } from 'react'

import { letterOf } from '../../../../design-system/hooks/letterOf.ts'
import { redo, undo, type StructureHistory } from '../../model/structure/structureHistory.ts'

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, or Command on a Mac, wherever the focus is within a place; returns its ref. */
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
      // The code editor and the field of a search mind their own steps.
      if (target instanceof Element && target.closest('.cm-editor, [data-own-undo]')) return
      const letter = letterOf(event)
      const back = shiftKey ? redo : undo
      const change = letter === 'y' ? redo : letter === 'z' ? back : null
      if (!change) return
      event.preventDefault()
      event.stopPropagation()
      step(change)
    }
    // Before the fields hear of it: their own undo knows only what they show.
    element.addEventListener('keydown', handleKey, true)
    return () => element.removeEventListener('keydown', handleKey, true)
  }, [step])

  return place
}
