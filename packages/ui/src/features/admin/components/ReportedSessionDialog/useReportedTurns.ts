import { useEffect, useRef, useState } from 'react'
import type { HistoryEntry, ReportedSession } from '@kathasagar/api/contract'

/** Returns the turns before the given one, the newest turns, or an error message. */
export type ReadReportedSession = (before?: string) => Promise<ReportedSession | { error: string }>

export function useReportedTurns(readSession: ReadReportedSession) {
  const [turns, setTurns] = useState<readonly HistoryEntry[]>([])
  const [hasEarlier, setEarlier] = useState(false)
  const [isLoading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const isBegun = useRef(false)

  const read = async (before?: string) => {
    setLoading(true)
    setError(null)
    const page = await readSession(before)
    setLoading(false)
    if ('error' in page) return setError(page.error)
    setTurns((known) => [...page.entries, ...known])
    setEarlier(page.has_more)
  }

  // The server logs each request, so the first is sent only once.
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void read()
  })

  return { turns, hasEarlier, isLoading, error, onEarlier: () => void read(turns[0]?.turn_id) }
}
