import type { Theme } from '@emotion/react'

export const storyCardSkeletonStyles = ({ space, pane }: Theme) => ({
  card: {
    blockSize: '100%',
    '& > [data-body]': {
      gap: space.mPlus,
      minBlockSize: pane.card,
      paddingBlockStart: `calc(${space.lPlus} + ${space.hair})`,
    },
  },
})
