import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, measure } = theme

export const editSeriesScreenStyles = {
  page: { display: 'grid', gap: space.xxl, paddingBlockEnd: space.giant },
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockStart: space.xxlPlus,
  },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
  section: { display: 'grid', gap: space.m, minInlineSize: 0 },
  heading: { fontSize: size.heading },
  hint: { color: color.textMuted },
  add: { maxInlineSize: measure.reading },
}
