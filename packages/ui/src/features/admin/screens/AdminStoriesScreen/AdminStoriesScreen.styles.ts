import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, doubleLine, media } = theme

export const adminStoriesScreenStyles = {
  news: { display: 'grid', gap: space.s, '& > :not(:empty)': { marginBlockStart: space.l } },
  bulk: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    marginBlockStart: space.l,
    [media.below.m]: {
      position: 'fixed' as const,
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 5,
      margin: 0,
      padding: `${space.m} ${space.l}`,
      borderBlockStart: doubleLine,
      background: color.surface,
    },
  },
  selected: {
    color: color.textSecondary,
    fontSize: size.label,
    [media.below.m]: { flex: 1 },
  },
}
