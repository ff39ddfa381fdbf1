import { useId, useRef, useState } from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { useLeave } from '../../hooks/useLeave.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { SearchField } from './SearchField.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { storySearchStyles } from './StorySearch.styles.ts'
import { useSearchKeys } from './useSearchKeys.ts'

export interface StorySearchProps {
  /** What stands in the field. */
  query: string
  /** Somebody typed, or the field was cleared; the new query, untrimmed. */
  onQueryChange: (query: string) => void
  /** How the search for the query stands; `idle` shows nothing below the field. */
  status: 'idle' | 'searching' | 'ready' | 'failed'
  /** At most ten stories. */
  results: readonly StoryCard[]
  /** Address of a story's own page. */
  storyHref: (id: string) => string
  /** A result was chosen; the field has been cleared. */
  onPick: (story: StoryCard) => void
  /** Searches again after a failure; without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** Finds stories while one types. The waiting and the asking are the app's. */
export function StorySearch(props: StorySearchProps) {
  const { query, onQueryChange, status, results, onPick } = props
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const styles = storySearchStyles(useTheme())
  const [isWanted, setIsWanted] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const close = () => {
    setIsWanted(false)
    setActiveIndex(-1)
  }
  const place = useLeave<HTMLDivElement>({ isActive: isWanted, onLeave: close })

  const isOpen = isWanted && status !== 'idle' && query.trim() !== ''
  const shown = isOpen && status === 'ready' ? results : []
  const active = shown[activeIndex]
  const change = (next: string) => {
    setIsWanted(true)
    setActiveIndex(-1)
    onQueryChange(next)
  }
  const handleKeyDown = useSearchKeys({
    isOpen,
    onOpen: () => setIsWanted(true),
    onClose: close,
    onClear: () => onQueryChange(''),
    activeIndex,
    onActive: setActiveIndex,
    resultCount: shown.length,
    listRef,
  })
  const handlePick = (story: StoryCard) => {
    close()
    onQueryChange('')
    onPick(story)
  }

  return (
    <div css={styles.place} ref={place} role="search">
      <SearchField
        activeId={active && `${listId}-${active.id}`}
        listId={shown.length > 0 ? listId : undefined}
        onChange={change}
        onFocus={() => setIsWanted(true)}
        onKeyDown={handleKeyDown}
        query={query}
      />
      <SearchPanel
        {...props}
        activeIndex={activeIndex}
        isOpen={isOpen}
        listId={listId}
        listRef={listRef}
        onPick={handlePick}
        results={shown}
      />
    </div>
  )
}
