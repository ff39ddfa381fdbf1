import { statusOf, useSearchStoriesQuery } from '@kathasagar/api'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 300

function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** Debounced search that never shows an outdated answer. */
export function useStorySearch() {
  const [query, setQuery] = useState('')
  // Longer input is truncated instead of refused.
  const wanted = query.trim().slice(0, LIMITS.searchQueryMax).trim()
  const q = useDebounced(wanted, DEBOUNCE_MS)
  const isAsked = q !== '' && q === wanted
  const { currentData, isError, error, refetch } = useSearchStoriesQuery(
    { q, limit: LIMITS.searchResults },
    { skip: !isAsked },
  )
  useEffect(() => {
    if (error) console.warn(`The search failed (${statusOf(error) ?? 'no answer'})`)
  }, [error])

  const answered = isError
    ? ('failed' as const)
    : currentData
      ? ('ready' as const)
      : ('searching' as const)
  return {
    value: query,
    onChange: setQuery,
    status: wanted === '' ? ('idle' as const) : isAsked ? answered : ('searching' as const),
    items: isAsked ? (currentData ?? []) : [],
    onRetry: isError ? () => void refetch() : undefined,
  }
}
