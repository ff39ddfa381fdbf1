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
import { useClickOutside } from '../../../../design-system/hooks/useClickOutside.ts'
import { useOnceOpened } from '../../../../design-system/hooks/useOnceOpened.ts'
import { isComposing } from '../../../../design-system/hooks/isComposing.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, size, media, space, control, lineWidth, optical } = theme

const styles = {
  place: { position: 'relative' as const },
  field: {
    display: 'flex',
    alignItems: 'center',
    gap: space.sPlus,
    blockSize: control.touch,
    paddingInline: space.mPlus,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineControl}`,
    color: color.textMuted,
    // A thicker underline replaces the focus ring, because the panel is attached to the field.
    '&:focus-within': {
      borderBlockEnd: `${lineWidth.hairline} solid ${color.focus}`,
      boxShadow: `0 ${lineWidth.hairline} 0 ${color.focus}`,
      color: color.textSecondary,
    },
    [media.forcedColors]: { '&:focus-within': { borderBlockEndWidth: lineWidth.heavy } },
  },
  input: {
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: `${space.hair} 0 0`,
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.text,
    // Phones zoom in on a field if its font size is less than 16 pixels.
    fontSize: size.body,
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  key: {
    flex: 'none',
    padding: `${space.xs} calc(${space.s} - ${optical}) ${space.hair}`,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.s,
    fontFamily: 'inherit',
    fontSize: size.small,
    lineHeight: 1,
    'input:focus ~ &': { visibility: 'hidden' as const },
    '@media (hover: none)': { display: 'none' },
  },
}

export interface StorySearchProps {
  value: string
  /** Called with the query, including spaces at its ends. */
  onChange: (query: string) => void
  /** Status of the search. `idle` shows no panel. */
  status: 'idle' | 'searching' | 'ready' | 'failed'
  items: readonly StoryCard[]
  storyHref: (id: string) => string
  /** Called with the selected story after the field was cleared. */
  onAction: (story: StoryCard) => void
  /** Called with the trimmed query if Enter is pressed and no result is highlighted. */
  onSubmit?: (query: string) => void
  /** URL of the results page, which receives the query as `q`. Works before hydration too. */
  resultsHref?: string
  onRetry?: (() => void) | undefined
}

const SearchPanel = lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel, {
  isNeeded: ({ isOpen }) => isOpen,
})

/** Search box with a list of results. The app debounces the input and loads the results. */
export function StorySearch(props: StorySearchProps) {
  const { value, onChange, status, items, onAction, onSubmit } = props
  const messages = useMessages().story
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  /** Index of the highlighted result, or -1. */
  const [activeIndex, setActiveIndex] = useState(-1)
  const want = () => setIsWanted(true)
  const close = () => {
    setIsWanted(false)
    setActiveIndex(-1)
  }
  const place = useClickOutside<HTMLFormElement>({ isActive: isWanted, onLeave: close })
  const field = useSlashKey<HTMLInputElement>()
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

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const query = value.trim()
    if (query && onSubmit) {
      close()
      return onSubmit(query)
    }
    // Does not submit a blank query, so that the sheet around the field stays open.
    event.stopPropagation()
    want()
  }
  const handleAction = (story: StoryCard) => {
    close()
    onChange('')
    onAction(story)
  }
  const panel = { activeIndex, isOpen, listId, listRef, onAction: handleAction, items: shown }

  return (
    <form
      action={props.resultsHref}
      css={styles.place}
      onSubmit={handleSubmit}
      ref={place}
      role="search"
    >
      <div css={styles.field}>
        <Icon name="search" />
        <input
          aria-activedescendant={active && `${listId}-${active.id}`}
          aria-autocomplete="list"
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-expanded={shown.length > 0}
          aria-label={messages.searchStories}
          autoComplete="off"
          css={styles.input}
          enterKeyHint="search"
          name="q"
          onChange={({ target }) => {
            want()
            setActiveIndex(-1)
            onChange(target.value)
          }}
          onFocus={want}
          onKeyDown={onKeyDown}
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
      {wasWanted && <SearchPanel {...props} {...panel} />}
    </form>
  )
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

/** Handles arrow keys and Enter. Escape first closes the panel and then clears the field. */
function useSearchKeys(options: SearchKeysOptions) {
  const { isOpen, onOpen, onClose, onClear, activeIndex, onActive, resultCount, listRef } = options

  const walk = (step: 1 | -1) => {
    if (!isOpen) onOpen()
    if (resultCount === 0) return
    // Index -1 is the field itself, which is between the last and the first result.
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
    // While an input method is composing text, it handles Enter and the arrow keys.
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

/** Focuses the field when the user presses `/` outside a text field. */
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
