import { statusOf, useSearchStoriesQuery } from '@kathasagar/api'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { StorySearch } from '@kathasagar/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../navigation/paths.ts'

/** A separate component, so that typing re-renders nothing else. */
export function SiteSearch() {
  const search = useStorySearch()
  const navigate = useNavigate()

  return (
    <StorySearch
      {...search}
      onAction={({ id }) => void navigate(paths.story(id))}
      onSubmit={(q) => void navigate(paths.browse({ q: q.slice(0, LIMITS.searchQueryMax) }))}
      resultsHref={paths.browse()}
      storyHref={paths.story}
    />
  )
}

const DEBOUNCE_MS = 300

function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** Debounced search that ignores outdated responses. */
function useStorySearch() {
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
