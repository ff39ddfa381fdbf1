import type { Theme } from '@emotion/react'

import { storyCardStyles } from '../StoryCard/StoryCard.styles.ts'

export const storyCardSkeletonStyles = (theme: Theme) => {
  const { card, body } = storyCardStyles(theme)

  return {
    card,
    body: {
      ...body,
      gap: theme.space.mPlus,
      minBlockSize: theme.pane.card,
      paddingBlockStart: `calc(${theme.space.lPlus} + ${theme.space.hair})`,
    },
  }
}
