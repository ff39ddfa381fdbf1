import { memo, useId } from 'react'
import type { StoryCard as StoryCardFields } from '@kathasagar/api/contract'

import { useRowMotion } from '../../../../design-system/hooks/useRowMotion.ts'
import { useRowScroll } from '../../../../design-system/hooks/useRowScroll.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { StoryCard, type StoryCardActionsProps } from '../StoryCard/StoryCard.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, media, estimate, card } = theme

const styles = {
  row: {
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${estimate.row}`,
    // Space for shadows and focus rings outside the row.
    overflowClipMargin: space.xxl,
  },
  cards: {
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: card.storyPeek,
    gap: space.l,
    // Space for shadows and focus rings, which the scroll container would clip.
    marginInline: `calc(-1 * ${space.l})`,
    marginBlock: `calc(-1 * ${space.s}) calc(-1 * ${space.xxl})`,
    padding: `${space.s} ${space.l} ${space.xxl}`,
    scrollPaddingInline: space.l,
    overflowX: 'auto' as const,
    overscrollBehaviorInline: 'contain' as const,
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth' as const,
    scrollbarWidth: 'none' as const,
    [media.from.m]: {
      gridAutoColumns: card.story,
      gap: space.xl,
      marginInline: `calc(-1 * ${space.xl})`,
      paddingInline: space.xl,
      scrollPaddingInline: space.xl,
    },
    [media.from.xl]: {
      gridAutoColumns: `max(${card.story}, (100% - 3 * ${space.xl}) / 4)`,
      maskImage: `linear-gradient(90deg, transparent, black ${space.xl},
        black calc(100% - ${space.xl}), transparent)`,
    },
  },
  card: { minInlineSize: 0, scrollSnapAlign: 'start' },
  more: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.m,
    scrollSnapAlign: 'start',
  },
  fault: { color: color.dangerText },
  controls: { display: 'contents' },
  controlsOfPhones: { [media.from.m]: { display: 'none' } },
  arrows: { display: 'flex', gap: space.xs, [media.from.m]: { gap: space.m } },
}

export interface RowLoader {
  isBusy: boolean
  error?: string | undefined
  onLoad: () => void
}

export interface StoryRowProps extends Pick<
  StoryCardActionsProps,
  'onPlay' | 'onLike' | 'onBookmark'
> {
  title: string
  href?: string | undefined
  hint?: string | undefined
  stories: readonly StoryCardFields[]
  more?: RowLoader | undefined
  storyHref: (id: string) => string
  busyStoryId?: string | undefined
}

/** Row of stories that scrolls automatically. Interaction pauses the row, and a button stops it. */
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

// Memoized, because each step renders the row.
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

interface StoryRowControlsProps {
  title: string
  isMoving: boolean
  isOfPhones?: boolean | undefined
  onToggle: () => void
  onStep: (step: 1 | -1) => void
}

export function StoryRowControls({
  title,
  isMoving,
  isOfPhones = false,
  onToggle,
  onStep,
}: StoryRowControlsProps) {
  const messages = useMessages().story

  return (
    <div css={[styles.controls, isOfPhones && styles.controlsOfPhones]}>
      <IconButton
        icon={isMoving ? 'pause' : 'play'}
        label={fill(isMoving ? messages.stopRow : messages.startRow, { title })}
        onPress={onToggle}
      />
      <div css={styles.arrows}>
        <IconButton
          icon="chevronLeft"
          label={fill(messages.previousInRow, { title })}
          onPress={() => onStep(-1)}
        />
        <IconButton
          icon="chevronRight"
          label={fill(messages.nextInRow, { title })}
          onPress={() => onStep(1)}
        />
      </div>
    </div>
  )
}
