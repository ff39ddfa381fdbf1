import { useId, useRef, useState, type FormEvent } from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { useClickOutside } from '../../../hooks/useClickOutside.ts'
import { useOnceOpened } from '../../../hooks/useOnceOpened.ts'
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
  const place = useClickOutside<HTMLFormElement>({ isActive: isWanted, onLeave: close })

  return { isWanted, want, close, activeIndex, setActiveIndex, place }
}

/** Sends what was typed; where there is nothing to be sent, a sheet around the box stays. */
const sendOf =
  (
    { value, onSubmit }: StorySearchProps,
    { want, close }: Pick<ReturnType<typeof useAttention>, 'want' | 'close'>,
  ) =>
  (event: FormEvent) => {
    event.preventDefault()
    const query = value.trim()
    if (query && onSubmit) {
      close()
      return onSubmit(query)
    }
    event.stopPropagation()
    want()
  }

/** What a search box shows and does: props for its field and for the panel below it. */
export function useSearchBox(props: StorySearchProps) {
  const { value, onChange, status, items, onAction } = props
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const { isWanted, want, close, activeIndex, setActiveIndex, place } = useAttention()
  const wasWanted = useOnceOpened(isWanted || value !== '')
  const isOpen = isWanted && status !== 'idle' && value.trim() !== ''
  const shown = isOpen && status === 'ready' ? items : []
  const active = shown[activeIndex]
  const onKeyDown = useSearchKeys({
    isOpen,
    onOpen: want,
    onClose: close,
    onClear: () => onChange(''),
    activeIndex,
    onActive: setActiveIndex,
    resultCount: shown.length,
    listRef,
  })
  const handleChange = (next: string) => {
    want()
    setActiveIndex(-1)
    onChange(next)
  }
  const handleAction = (story: StoryCard) => {
    close()
    onChange('')
    onAction(story)
  }

  const activeId = active && `${listId}-${active.id}`
  const ownedId = shown.length > 0 ? listId : undefined
  return {
    place,
    onSubmit: sendOf(props, { want, close }),
    wasWanted,
    field: { value, onChange: handleChange, onFocus: want, onKeyDown, activeId, listId: ownedId },
    panel: { activeIndex, isOpen, listId, listRef, onAction: handleAction, items: shown },
  }
}
