import type { Theme } from '@emotion/react'

export const storyGridStyles = ({ space, card }: Theme) => ({
  grid: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${card.story}, 100%), 1fr))`,
    gap: `${space.xxl} ${space.xl}`,
  },
  cell: { minInlineSize: 0 },
})
