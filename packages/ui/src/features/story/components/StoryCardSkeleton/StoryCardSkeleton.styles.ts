import { theme } from '../../../../design-system/theme/theme.ts'

const { space, pane } = theme

export const storyCardSkeletonStyles = {
  card: {
    blockSize: '100%',
    '& > [data-body]': {
      gap: space.mPlus,
      minBlockSize: pane.card,
      paddingBlockStart: `calc(${space.lPlus} + ${space.hair})`,
    },
  },
}
