import type { Theme } from '@emotion/react'

import { storyCardStyles } from '../StoryCard/StoryCard.styles.ts'

export const storyCardSkeletonStyles = (theme: Theme) => {
  const { card, body } = storyCardStyles(theme)

  return { card, body: { ...body, gap: '14px', minBlockSize: '196px', paddingBlockStart: '22px' } }
}
