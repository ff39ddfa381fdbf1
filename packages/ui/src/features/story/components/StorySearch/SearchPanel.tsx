import { useEffect, type RefObject } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import type { StorySearchProps } from './StorySearch.tsx'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { matches } from '../../model/matches.ts'
import { authorOf, languageOf, previewOf, titleOf } from '../../model/storyMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { droppedSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, media, radius, font, size, thumb, lineWidth, offset } = theme

const styles = {
  panel: {
    ...droppedSurface(theme),
    insetInlineStart: 0,
    insetBlockStart: '100%',
    inlineSize: '100%',
    maxBlockSize: `min(${theme.pane.huge}, 0.7 * ${theme.screen.block})`,
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain' as const,
    [media.from.m]: { inlineSize: `max(100%, ${theme.measure.form})` },
  },
  // Always mounted, because screen readers do not announce the first text of a new live region.
  silent: { position: 'absolute' as const, clipPath: 'inset(50%)', pointerEvents: 'none' as const },
  status: { padding: `${space.sPlus} ${space.m} ${space.s}`, color: color.textSecondary },
  retry: { paddingInline: space.m, paddingBlockEnd: space.s },
  option: {
    display: 'grid',
    gridTemplateColumns: `${thumb.m} minmax(0, 1fr)`,
    gap: space.mPlus,
    alignItems: 'center',
    padding: space.s,
    borderRadius: radius.m,
    cursor: 'pointer',
    '&:hover': { background: color.surface },
    '&[aria-selected="true"]': {
      background: color.surface,
      boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
    },
  },
  cover: { borderRadius: radius.s },
  title: {
    display: 'block',
    font: `400 ${size.choice}/1.3 ${font.story}`,
    color: color.text,
    overflowWrap: 'anywhere' as const,
  },
  line: {
    display: 'block',
    overflow: 'hidden',
    color: color.textMuted,
    fontSize: size.small,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  match: {
    background: 'none',
    color: color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: offset.m,
  },
}

export interface SearchPanelProps extends StorySearchProps {
  isOpen: boolean
  /** Id of the list of results. The ids of the results start with this id. */
  listId: string
  listRef: RefObject<HTMLDivElement | null>
  activeIndex: number
}

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
              // The option is also a link, so that it can be opened in a new tab.
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
                // Prevents a click from moving the focus out of the field.
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
