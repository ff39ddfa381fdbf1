import type { KeyboardEvent, RefObject } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'

export interface SearchKeysOptions {
  /** The results, or how the search stands, show below the field. */
  isOpen: boolean
  /** An arrow asked for what is below the field. */
  onOpen: () => void
  /** Escape was pressed while something showed. */
  onClose: () => void
  /** Escape was pressed while nothing showed. */
  onClear: () => void
  /** Place of the result the keys have come to; -1 for none. */
  activeIndex: number
  /** The keys came to another result; -1 is the field itself. */
  onActive: (index: number) => void
  /** How many results the arrows walk through. */
  resultCount: number
  /** Holds the results as options. */
  listRef: RefObject<HTMLElement | null>
}

/** Keys of the search field: arrows walk, Enter opens what they came to, Escape closes and then clears. */
export function useSearchKeys(options: SearchKeysOptions) {
  const { isOpen, onOpen, onClose, onClear, activeIndex, onActive, resultCount, listRef } = options

  const walk = (step: 1 | -1) => {
    if (!isOpen) onOpen()
    if (resultCount === 0) return
    // Above the first and below the last lies the field itself.
    const places = resultCount + 1
    onActive(((activeIndex + 1 + step + places) % places) - 1)
  }
  const activeOption = () =>
    listRef.current?.querySelectorAll<HTMLElement>('[role="option"]')[activeIndex]
  const handlers: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => activeOption()?.click(),
    Escape: () => (isOpen ? onClose() : onClear()),
  }

  return (event: KeyboardEvent) => {
    const handler = handlers[event.key]
    // Enter and arrows belong to the input method while it composes a letter.
    if (!handler || isComposing(event.nativeEvent)) return
    // Without a result that is marked it sends the form.
    if (event.key === 'Enter' && !activeOption()) return
    event.preventDefault()
    handler()
  }
}
