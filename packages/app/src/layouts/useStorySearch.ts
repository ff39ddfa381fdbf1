import { statusOf, useSearchStoriesQuery } from '@kathasagar/api'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 300

/** The value as it was when it last stood still for `ms`. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** Search while one types: asks when the typing rests, and never shows an older answer. */
export function useStorySearch() {
  const [query, setQuery] = useState('')
  // Nobody means more than the server reads; what is pasted by mistake is cut, not refused.
  const wanted = query.trim().slice(0, LIMITS.searchQueryMax).trim()
  const q = useSettled(wanted, DEBOUNCE_MS)
  const isAsked = q !== '' && q === wanted
  const { currentData, isError, error, refetch } = useSearchStoriesQuery(
    { q, limit: LIMITS.searchResults },
    { skip: !isAsked },
  )
  useEffect(() => {
    // Without what was searched for: that is nobody's business.
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
