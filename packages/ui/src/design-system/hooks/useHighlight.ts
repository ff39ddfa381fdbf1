import { useEffect, useState } from 'react'

export const HIGHLIGHT_MS = 60_000

export interface HighlightOptions {
  id: string | null
  isOver?: boolean
}

/** Returns the id of the newest entry for a minute, or until `isOver` is true. */
export function useHighlight({ id, isOver = false }: HighlightOptions): string | null {
  const [faded, setFaded] = useState<string | null>(null)
  if (isOver && id !== faded) setFaded(id)
  // An undo allows an id to be used again for another entry.
  if (!isOver && faded !== null && id !== faded) setFaded(null)

  useEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => setFaded(id), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [id])

  return isOver || id === faded ? null : id
}
