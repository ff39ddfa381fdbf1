import { useEffect, type RefObject } from 'react'

import { fill } from '../../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { searchPanelStyles as styles } from './SearchPanel.styles.ts'
import { SearchResult } from './SearchResult.tsx'
import type { StorySearchProps } from './StorySearch.tsx'

export interface SearchPanelProps extends StorySearchProps {
  /** The panel shows; while closed only its silent status stays in the page. */
  isOpen: boolean
  /** Id of the list of results, and the beginning of each result's id. */
  listId: string
  /** Holds the results as options, for the keys to walk. */
  listRef: RefObject<HTMLDivElement | null>
  /** Place of the result the keys have come to; -1 for none. */
  activeIndex: number
}

/** Below the field: the stories found, or how the search stands. Says how many there are. */
export function SearchPanel(props: SearchPanelProps) {
  const { isOpen, listId, listRef, items, value, status, onRetry, activeIndex } = props
  const messages = useMessages().story
  const hasResults = items.length > 0

  useEffect(() => {
    const option = listRef.current?.querySelectorAll('[role="option"]')[activeIndex]
    option?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex, listRef])

  return (
    <div css={isOpen ? styles.panel : styles.silent}>
      <div css={hasResults ? styles.silent : isOpen && styles.status} role="status">
        {isOpen && toldOf(props, messages)}
      </div>
      {isOpen && status === 'failed' && onRetry && (
        <div css={styles.retry}>
          <RetryButton onRetry={onRetry} />
        </div>
      )}
      {hasResults && (
        <div aria-label={messages.results} id={listId} ref={listRef} role="listbox">
          {items.map((story, index) => (
            <SearchResult
              href={props.storyHref(story.id)}
              id={`${listId}-${story.id}`}
              isActive={index === activeIndex}
              key={story.id}
              onAction={props.onAction}
              query={value}
              story={story}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { primitives } = useMessages()

  return (
    <Button onPress={onRetry} size="small" variant="quiet">
      {primitives.retry}
    </Button>
  )
}

function toldOf(
  { status, items }: SearchPanelProps,
  messages: ReturnType<typeof useMessages>['story'],
): string {
  if (status === 'searching') return messages.searching
  if (status === 'failed') return messages.searchFailed
  if (items.length === 0) return messages.noneFound
  const message = items.length === 1 ? messages.oneFound : messages.manyFound
  return fill(message, { count: items.length })
}
