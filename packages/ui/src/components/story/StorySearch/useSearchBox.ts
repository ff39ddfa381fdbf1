import { useId, useRef, useState } from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { useLeave } from '../../../hooks/useLeave.ts'
import type { StorySearchProps } from './StorySearch.tsx'
import { useSearchKeys } from './useSearchKeys.ts'

/** Whether the reader is at the search, and how far the arrow keys have gone; -1 is the field. */
function useAttention() {
  const [isWanted, setIsWanted] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const want = () => setIsWanted(true)
  const close = () => {
    setIsWanted(false)
    setActiveIndex(-1)
  }
  const place = useLeave<HTMLDivElement>({ isActive: isWanted, onLeave: close })

  return { isWanted, want, close, activeIndex, setActiveIndex, place }
}

/** What a search box shows and does: props for its field and for the panel below it. */
export function useSearchBox({ query, onQueryChange, status, results, onPick }: StorySearchProps) {
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const { isWanted, want, close, activeIndex, setActiveIndex, place } = useAttention()

  const isOpen = isWanted && status !== 'idle' && query.trim() !== ''
  const shown = isOpen && status === 'ready' ? results : []
  const active = shown[activeIndex]
  const onKeyDown = useSearchKeys({
    isOpen,
    onOpen: want,
    onClose: close,
    onClear: () => onQueryChange(''),
    activeIndex,
    onActive: setActiveIndex,
    resultCount: shown.length,
    listRef,
  })
  const onChange = (next: string) => {
    want()
    setActiveIndex(-1)
    onQueryChange(next)
  }
  const handlePick = (story: StoryCard) => {
    close()
    onQueryChange('')
    onPick(story)
  }

  const activeId = active && `${listId}-${active.id}`
  const ownedId = shown.length > 0 ? listId : undefined
  return {
    place,
    field: { query, onChange, onFocus: want, onKeyDown, activeId, listId: ownedId },
    panel: { activeIndex, isOpen, listId, listRef, onPick: handlePick, results: shown },
  }
}
