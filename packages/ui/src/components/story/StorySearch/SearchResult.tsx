import type { MouseEvent } from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { matches } from '../../../story/matches.ts'
import { authorOf, languageOf, previewOf, titleOf } from '../../../story/storyMessages.ts'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { searchResultStyles as styles } from './SearchResult.styles.ts'

export interface SearchResultProps {
  /** For the field's `aria-activedescendant`; unique on the page. */
  id: string
  /** The story that was found. */
  story: StoryCard
  /** What was typed; its letters are marked where they stand. */
  query: string
  /** The story's own page, for a new tab or window. */
  href: string
  /** The arrow keys have come to it. */
  isActive: boolean
  /** Chosen by a plain click; one with a modifier key follows `href` instead. */
  onAction: (story: StoryCard) => void
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || button !== 0

/** One story that was found. An option that is also a link, so that it opens in a new tab too. */
export function SearchResult({ id, story, query, href, isActive, onAction }: SearchResultProps) {
  const messages = useMessages().story

  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onAction(story)
  }

  return (
    <a
      aria-selected={isActive}
      css={styles.option}
      href={href}
      id={id}
      onClick={handleClick}
      // The focus stays in the field, where the typing goes on.
      onMouseDown={(event) => event.preventDefault()}
      role="option"
      tabIndex={-1}
    >
      <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
      <span>
        <span css={styles.title} {...languageOf(story)}>
          <Marked query={query} text={titleOf(story, messages)} />
        </span>
        <span css={styles.line} {...languageOf(story)}>
          <Marked query={query} text={previewOf(story)} />
        </span>
        <Byline story={story} />
      </span>
    </a>
  )
}

function Byline({ story: { category, author } }: { story: StoryCard }) {
  const messages = useMessages().story
  const t = useServerMessages()
  const name = authorOf(author, messages)
  const kind = category && t.category(category)

  return (
    <span css={styles.line}>
      {kind ? fill(messages.byline, { category: kind, author: name }) : name}
    </span>
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
