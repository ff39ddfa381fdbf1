import { memo, useId } from 'react'
import type { StoryCard as StoryCardFields } from '@kathasagar/api/contract'

import { useRowMotion } from '../../../../design-system/hooks/useRowMotion.ts'
import { useRowScroll } from '../../../../design-system/hooks/useRowScroll.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { StoryCard } from '../StoryCard/StoryCard.tsx'
import type { StoryCardActionsProps } from '../StoryCard/StoryCardActions.tsx'
import { storyRowStyles as styles } from './StoryRow.styles.ts'
import { StoryRowControls } from './StoryRowControls.tsx'

/** The stories that a row has not brought yet. */
export interface RowMore {
  isBusy: boolean
  error?: string | undefined
  onLoad: () => void
}

export interface StoryRowProps extends Pick<
  StoryCardActionsProps,
  'onPlay' | 'onLike' | 'onBookmark'
> {
  title: string
  /** Where all stories of this kind are; without it the title leads nowhere. */
  href?: string | undefined
  hint?: string | undefined
  /** From first to last; steps past the last one come back to the first. */
  stories: readonly StoryCardFields[]
  /** Brings what the row has beyond these stories; without it they are all. */
  more?: RowMore | undefined
  /** Address of a story's own page. */
  storyHref: (id: string) => string
  busyStoryId?: string | undefined
}

/** Stories side by side. The row steps by itself, rests while it is looked at, and can be stopped. */
export function StoryRow({ title, href, hint, stories, more, ...cards }: StoryRowProps) {
  const messages = useMessages().story
  const titleId = useId()
  const { rowRef, isOverflowing, mayOverflow, stepRow } = useRowScroll<HTMLUListElement>(
    stories.length,
  )
  const { sectionRef, isMoving, toggleMotion, holdProps } = useRowMotion({
    canMove: isOverflowing,
    onStep: () => stepRow(1),
  })

  return (
    <section aria-labelledby={titleId} css={styles.row} ref={sectionRef} {...holdProps}>
      <SectionHeading
        controls={
          mayOverflow && (
            <StoryRowControls
              isMoving={isMoving}
              isOfPhones={!isOverflowing}
              onStep={stepRow}
              onToggle={toggleMotion}
              title={title}
            />
          )
        }
        hint={hint}
        href={href}
        id={titleId}
        title={title}
      />
      <ul css={styles.cards} ref={rowRef}>
        {stories.map((story) => (
          <StoryRowCard {...cards} key={story.id} story={story} />
        ))}
        {more && (
          <li css={styles.more}>
            {more.error && (
              <p css={styles.fault} role="alert">
                {more.error}
              </p>
            )}
            <Button busyLabel={messages.loadingMore} isBusy={more.isBusy} onPress={more.onLoad}>
              {fill(messages.moreInRow, { title })}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

interface StoryRowCardProps extends Omit<
  StoryRowProps,
  'title' | 'href' | 'hint' | 'stories' | 'more'
> {
  story: StoryCardFields
}

// A row steps and is measured; its cards stay as they are.
const StoryRowCard = memo(function StoryRowCard({
  story,
  storyHref,
  busyStoryId,
  ...actions
}: StoryRowCardProps) {
  return (
    <li css={styles.card}>
      <StoryCard
        {...actions}
        href={storyHref(story.id)}
        isBusy={story.id === busyStoryId}
        story={story}
      />
    </li>
  )
})
