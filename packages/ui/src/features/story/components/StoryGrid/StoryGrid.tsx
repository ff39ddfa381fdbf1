import type { ReactNode } from 'react'
import type { StoryCard as StoryCardFields } from '@kathasagar/api/contract'

import { StoryCard, type StoryCardActionsProps } from '../StoryCard/StoryCard.tsx'
import { StoryCardSkeleton } from '../StoryCardSkeleton/StoryCardSkeleton.tsx'
import { Grid } from '../../../../design-system/primitives/Grid/Grid.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const styles = { grid: { rowGap: theme.space.xxl }, cell: { minInlineSize: 0 } }

export interface StoryGridProps extends Pick<
  StoryCardActionsProps,
  'onPlay' | 'onLike' | 'onBookmark'
> {
  stories: readonly StoryCardFields[]
  storyHref: (id: string) => string
  busyStoryId?: string | undefined
  badgeOf?: ((story: StoryCardFields) => ReactNode) | undefined
}

/** Number of covers that load immediately, because they may be visible without scrolling. */
const EAGER_COVERS = 4

export function StoryGrid({
  stories,
  storyHref,
  busyStoryId,
  badgeOf,
  ...actions
}: StoryGridProps) {
  return (
    <Grid as="ul" css={styles.grid} gap="xl" minColumn="story">
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
    </Grid>
  )
}

const WAITING = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export function SkeletonGrid() {
  return (
    <Grid css={styles.grid} gap="xl" minColumn="story">
      {WAITING.map((place) => (
        <StoryCardSkeleton key={place} />
      ))}
    </Grid>
  )
}
