import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, doubleLine, media, lineWidth, thumb } = theme

export const myStoryListStyles = {
  section: { display: 'grid', gap: space.l, minInlineSize: 0 },
  title: {
    paddingBlockEnd: space.s,
    borderBlockEnd: doubleLine,
    fontSize: size.section,
  },
  list: { display: 'grid', gap: space.l, margin: 0, padding: 0, listStyle: 'none' },
  article: {
    display: 'grid',
    gap: space.m,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    [media.from.m]: {
      gridTemplateColumns: `${thumb.l} minmax(0, 1fr)`,
      columnGap: space.l,
      padding: space.l,
    },
    '& > *': { minInlineSize: 0 },
  },
  cover: { alignSelf: 'start' },
  body: { display: 'grid', gap: space.s, alignContent: 'start' },
  head: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.s },
  name: { fontSize: size.card, overflowWrap: 'anywhere' as const },
  tagline: { color: color.textSecondary, overflowWrap: 'anywhere' as const, ...pageSide },
  facts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.hair} ${space.mPlus}`,
    color: color.textMuted,
    fontSize: size.label,
  },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s, marginBlockStart: space.xs },
  below: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space.m,
    '&:empty': { display: 'none' },
  },
  reason: {
    padding: `${space.sPlus} ${space.mPlus} ${space.s}`,
  },
  empty: { color: color.textMuted },
}
