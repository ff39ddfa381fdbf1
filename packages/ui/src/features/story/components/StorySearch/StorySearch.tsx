import type { StoryCard } from '@kathasagar/api/contract'
import {
  type KeyboardEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
  useEffect,
} from 'react'

import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { searchFieldStyles as styles } from './SearchField.styles.ts'
import { useClickOutside } from '../../../../design-system/hooks/useClickOutside.ts'
import { useOnceOpened } from '../../../../design-system/hooks/useOnceOpened.ts'
import { isComposing } from '../../../../design-system/hooks/isComposing.ts'

const storySearchStyles = {
  place: { position: 'relative' as const },
}

export interface StorySearchProps {
  value: string
  /** Called with the untrimmed query. */
  onChange: (query: string) => void
  /** `idle` shows nothing below the field. */
  status: 'idle' | 'searching' | 'ready' | 'failed'
  items: readonly StoryCard[]
  storyHref: (id: string) => string
  /** Called with the selected result, after the field is cleared. */
  onAction: (story: StoryCard) => void
  /** Called with the trimmed query on Enter if no result is highlighted. */
  onSubmit?: (query: string) => void
  /** URL of the results page, which gets the query as `q`. Works before hydration. */
  resultsHref?: string
  onRetry?: (() => void) | undefined
}

const SearchPanel = lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel, {
  isNeeded: ({ isOpen }) => isOpen,
})

/** Search box with results. Its panel loads on first focus. The app debounces and fetches. */
export function StorySearch(props: StorySearchProps) {
  const { place, onSubmit, field, panel, wasWanted } = useSearchBox(props)

  return (
    <form
      action={props.resultsHref}
      css={storySearchStyles.place}
      onSubmit={onSubmit}
      ref={place}
      role="search"
    >
      <SearchField {...field} />
      {wasWanted && <SearchPanel {...props} {...panel} />}
    </form>
  )
}

interface SearchFieldProps {
  value: string
  onChange: (query: string) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  listId: string | undefined
  activeId: string | undefined
}

function SearchField({ value, onChange, listId, activeId, ...on }: SearchFieldProps) {
  const messages = useMessages().story
  const field = useSlashKey<HTMLInputElement>()

  return (
    <div css={styles.field}>
      <Icon name="search" />
      <input
        {...on}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={listId !== undefined}
        aria-label={messages.searchStories}
        autoComplete="off"
        css={styles.input}
        enterKeyHint="search"
        name="q"
        onChange={({ target }) => onChange(target.value)}
        placeholder={messages.searchStories}
        ref={field}
        role="combobox"
        spellCheck={false}
        type="text"
        value={value}
      />
      <kbd aria-hidden="true" css={styles.key}>
        {messages.searchShortcut}
      </kbd>
    </div>
  )
}

/** Tracks if the search is active, and the index of the highlighted result. */
function useSearchFocus() {
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

/** Creates a submit handler. If the query is blank, a surrounding sheet stays open. */
const createSubmit =
  (
    { value, onSubmit }: StorySearchProps,
    { want, close }: Pick<ReturnType<typeof useSearchFocus>, 'want' | 'close'>,
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

function useSearchBox(props: StorySearchProps) {
  const { value, onChange, status, items, onAction } = props
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const { isWanted, want, close, activeIndex, setActiveIndex, place } = useSearchFocus()
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
    onSubmit: createSubmit(props, { want, close }),
    wasWanted,
    field: { value, onChange: handleChange, onFocus: want, onKeyDown, activeId, listId: ownedId },
    panel: { activeIndex, isOpen, listId, listRef, onAction: handleAction, items: shown },
  }
}

interface SearchKeysOptions {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onClear: () => void
  activeIndex: number
  onActive: (index: number) => void
  resultCount: number
  listRef: RefObject<HTMLElement | null>
}

/** Handles keys: arrows move, Enter opens, Escape first closes and then clears. */
function useSearchKeys(options: SearchKeysOptions) {
  const { isOpen, onOpen, onClose, onClear, activeIndex, onActive, resultCount, listRef } = options

  const walk = (step: 1 | -1) => {
    if (!isOpen) onOpen()
    if (resultCount === 0) return
    // Index -1 is the field, before the first and after the last result.
    const places = resultCount + 1
    onActive(((activeIndex + 1 + step + places) % places) - 1)
  }
  const activeOption = () =>
    listRef.current?.querySelectorAll<HTMLElement>('[role="option"]')[activeIndex]
  const handlers: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => activeOption()?.click(),
    Escape: () => (isOpen ? onClose() : onClear()),
  }

  return (event: KeyboardEvent) => {
    const handler = handlers[event.key]
    // During composition, Enter and arrows belong to the input method.
    if (!handler || isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && !activeOption()) return
    event.preventDefault()
    handler()
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')

const isReachable = (element: HTMLElement) =>
  element.offsetParent !== null && !element.closest('[inert], [aria-hidden="true"]')

/** Focuses a field on `/`, unless the user is typing. */
function useSlashKey<T extends HTMLElement>() {
  const ref = useRef<T>(null)

  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      const field = ref.current
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return
      if (!field || !isReachable(field)) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  return ref
}
