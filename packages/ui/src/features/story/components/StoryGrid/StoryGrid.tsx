import type { ReactNode } from 'react'
import type { StoryCard as StoryCardFields } from '@kathasagar/api/contract'

import { StoryCard, type StoryCardActionsProps } from '../StoryCard/StoryCard.tsx'
import { StoryCardSkeleton } from '../StoryCardSkeleton/StoryCardSkeleton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, card } = theme

const styles = {
  grid: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${card.story}, 100%), 1fr))`,
    gap: `${space.xxl} ${space.xl}`,
  },
  cell: { minInlineSize: 0 },
}

export interface StoryGridProps extends Pick<
  StoryCardActionsProps,
  'onPlay' | 'onLike' | 'onBookmark'
> {
  stories: readonly StoryCardFields[]
  storyHref: (id: string) => string
  busyStoryId?: string | undefined
  badgeOf?: ((story: StoryCardFields) => ReactNode) | undefined
}

/** Number of covers that load eagerly: those above the fold on the widest screen. */
const EAGER_COVERS = 4

export function StoryGrid({
  stories,
  storyHref,
  busyStoryId,
  badgeOf,
  ...actions
}: StoryGridProps) {
  return (
    <ul css={styles.grid}>
      {stories.map((story, index) => (
        <li css={styles.cell} key={story.id}>
          <StoryCard
            {...actions}
            badge={badgeOf?.(story)}
            href={storyHref(story.id)}
            isBusy={story.id === busyStoryId}
            loading={index < EAGER_COVERS ? 'eager' : 'lazy'}
            story={story}
          />
        </li>
      ))}
    </ul>
  )
}

const WAITING = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export function WaitingGrid() {
  return (
    <div css={styles.grid}>
      {WAITING.map((place) => (
        <StoryCardSkeleton key={place} />
      ))}
    </div>
  )
}
