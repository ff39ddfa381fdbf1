import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, doubleLine, media } = theme

export const adminStoriesScreenStyles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.l,
    marginBlockEnd: space.xl,
  },
  heading: { display: 'flex', alignItems: 'baseline', gap: space.l },
  heads: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.m,
    [media.below.m]: {
      inlineSize: '100%',
      '& > button, & > a': { flex: 'auto', paddingInline: space.s },
    },
  },
  total: { color: color.textMuted, fontSize: size.note },
  tools: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginBlockStart: space.l,
  },
  news: { display: 'grid', gap: space.s, marginBlockStart: space.l, '&:empty': { margin: 0 } },
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
