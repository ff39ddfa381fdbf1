import { useEffect, type RefObject } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { searchPanelStyles as styles } from './SearchPanel.styles.ts'
import type { StorySearchProps } from './StorySearch.tsx'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { matches } from '../../model/matches.ts'
import { authorOf, languageOf, previewOf, titleOf } from '../../model/storyMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'

export interface SearchPanelProps extends StorySearchProps {
  isOpen: boolean
  /** Id of the result list, and prefix of the result ids. */
  listId: string
  listRef: RefObject<HTMLDivElement | null>
  activeIndex: number
}

/** Shows results or the state of the search. Announces the number of results. */
export function SearchPanel(props: SearchPanelProps) {
  const { isOpen, listId, listRef, items, value, status, onRetry, activeIndex } = props
  const { primitives, story: messages } = useMessages()
  const t = useServerMessages()
  const hasResults = items.length > 0
  const found = items.length === 1 ? messages.oneFound : messages.manyFound
  const news = {
    idle: '',
    searching: messages.searching,
    failed: messages.searchFailed,
    ready: hasResults ? fill(found, { count: items.length }) : messages.noneFound,
  }[status]

  useEffect(() => {
    const option = listRef.current?.querySelectorAll('[role="option"]')[activeIndex]
    option?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex, listRef])

  return (
    <div css={isOpen ? styles.panel : styles.silent}>
      <div css={hasResults ? styles.silent : isOpen && styles.status} role="status">
        {isOpen && news}
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
          {items.map((story, index) => {
            const author = authorOf(story.author, messages)
            const category = story.category && t.category(story.category)
            return (
              // An option that is also a link, so that it can be opened in a new tab.
              <a
                aria-selected={index === activeIndex}
                css={styles.option}
                href={props.storyHref(story.id)}
                id={`${listId}-${story.id}`}
                key={story.id}
                onClick={(event) => {
                  const { ctrlKey, metaKey, shiftKey, button } = event
                  if (ctrlKey || metaKey || shiftKey || button !== 0) return
                  event.preventDefault()
                  props.onAction(story)
                }}
                // Prevents the mouse from moving the focus out of the field.
                onMouseDown={(event) => event.preventDefault()}
                role="option"
                tabIndex={-1}
              >
                <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
                <span>
                  <span css={styles.title} {...languageOf(story)}>
                    <Marked query={value} text={titleOf(story, messages)} />
                  </span>
                  <span css={styles.line} {...languageOf(story)}>
                    <Marked query={value} text={previewOf(story)} />
                  </span>
                  <span css={styles.line}>
                    {category ? fill(messages.byline, { category, author }) : author}
                  </span>
                </span>
              </a>
            )
          })}
        </div>
      )}
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return matches(text, query).map(({ text: run, start, isMatch }) =>
    isMatch ? (
      <mark css={styles.match} key={start}>
        {run}
      </mark>
    ) : (
      run
    ),
  )
}
