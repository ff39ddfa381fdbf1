import { useEffect, type RefObject, type MouseEvent } from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { searchPanelStyles as styles } from './SearchPanel.styles.ts'
import type { StorySearchProps } from './StorySearch.tsx'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { matches } from '../../model/matches.ts'
import { authorOf, languageOf, previewOf, titleOf } from '../../model/storyMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { searchResultStyles } from './SearchResult.styles.ts'

export interface SearchPanelProps extends StorySearchProps {
  isOpen: boolean
  /** Id of the result list, and prefix of the result ids. */
  listId: string
  listRef: RefObject<HTMLDivElement | null>
  activeIndex: number
}

/** Shows results or the state of the search. Announces the number of results. */
export function SearchPanel(props: SearchPanelProps) {
  const { primitives } = useMessages()
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
        {isOpen && statusText(props, messages)}
      </div>
      {isOpen && status === 'failed' && onRetry && (
        <div css={styles.retry}>
          <Button onPress={onRetry} size="small" variant="quiet">
            {primitives.retry}
          </Button>
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

function statusText(
  { status, items }: SearchPanelProps,
  messages: ReturnType<typeof useMessages>['story'],
): string {
  if (status === 'searching') return messages.searching
  if (status === 'failed') return messages.searchFailed
  if (items.length === 0) return messages.noneFound
  const message = items.length === 1 ? messages.oneFound : messages.manyFound
  return fill(message, { count: items.length })
}

interface SearchResultProps {
  id: string
  story: StoryCard
  query: string
  href: string
  isActive: boolean
  onAction: (story: StoryCard) => void
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || button !== 0

/** A search result. An option that is also a link, to support opening in a new tab. */
function SearchResult({ id, story, query, href, isActive, onAction }: SearchResultProps) {
  const t = useServerMessages()
  const messages = useMessages().story

  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onAction(story)
  }

  const { category, author } = story
  const name = authorOf(author, messages)
  const kind = category && t.category(category)
  return (
    <a
      aria-selected={isActive}
      css={searchResultStyles.option}
      href={href}
      id={id}
      onClick={handleClick}
      // Prevents the mouse from moving the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      role="option"
      tabIndex={-1}
    >
      <CoverImage alt="" css={searchResultStyles.cover} src={story.cover_image_url} />
      <span>
        <span css={searchResultStyles.title} {...languageOf(story)}>
          <Marked query={query} text={titleOf(story, messages)} />
        </span>
        <span css={searchResultStyles.line} {...languageOf(story)}>
          <Marked query={query} text={previewOf(story)} />
        </span>
        <span css={searchResultStyles.line}>
          {kind ? fill(messages.byline, { category: kind, author: name }) : name}
        </span>
      </span>
    </a>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return matches(text, query).map(({ text: run, start, isMatch }) =>
    isMatch ? (
      <mark css={searchResultStyles.match} key={start}>
        {run}
      </mark>
    ) : (
      run
    ),
  )
}
