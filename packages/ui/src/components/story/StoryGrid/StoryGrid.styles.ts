import { theme } from '../../../theme/theme.ts'

const { space, card } = theme

export const storyGridStyles = {
  grid: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${card.story}, 100%), 1fr))`,
    gap: `${space.xxl} ${space.xl}`,
  },
  cell: { minInlineSize: 0 },
}
