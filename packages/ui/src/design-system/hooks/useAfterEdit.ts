import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Focuses the next field to edit after an item was added, moved or removed. */
export function useAfterEdit(place: RefObject<HTMLElement | null>) {
  const [next, setNext] = useState<{ selector: string } | null>(null)

  useEffect(() => {
    if (!next) return
    const wished = place.current?.querySelector<HTMLElement>(next.selector)
    ;(wished ?? place.current?.querySelector<HTMLElement>('summary, input, button'))?.focus()
  }, [next, place])

  return useCallback((selector: string) => setNext({ selector }), [])
}
