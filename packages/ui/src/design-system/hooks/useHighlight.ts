import { useEffect, useState } from 'react'

/** How long a new entry stays marked, in milliseconds. */
export const HIGHLIGHT_MS = 60_000

export interface HighlightOptions {
  /** The entry to mark; null for none. */
  id: string | null
  /** Ends the mark early and for good, as the next action does. */
  isOver?: boolean
}

/** Marks the newest entry for a minute or until it is over; gives the id that is marked now. */
export function useHighlight({ id, isOver = false }: HighlightOptions): string | null {
  const [faded, setFaded] = useState<string | null>(null)
  if (isOver && id !== faded) setFaded(id)
  // Ids are places in the story: after an undo the same place can hold another text.
  if (!isOver && faded !== null && id !== faded) setFaded(null)

  useEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => setFaded(id), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [id])

  return isOver || id === faded ? null : id
}
