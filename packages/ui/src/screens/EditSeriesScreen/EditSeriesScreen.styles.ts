import type { Theme } from '@emotion/react'

export const editSeriesScreenStyles = ({ color, space, size, measure }: Theme) => ({
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
})
