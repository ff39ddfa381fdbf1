import { useState } from 'react'

interface UnseenOptions {
  news: number
  turnId: string
  isOpen: boolean
}

/** Returns the number of new memories. Returns 0 once the memory was opened in this turn. */
export function useUnseen({ news, turnId, isOpen }: UnseenOptions): number {
  const [seen, setSeen] = useState<string | null>(null)
  if (isOpen && seen !== turnId) setSeen(turnId)
  return isOpen || seen === turnId ? 0 : news
}
