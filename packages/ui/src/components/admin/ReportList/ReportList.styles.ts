import type { Theme } from '@emotion/react'

export const reportListStyles = ({ color, space, size, radius, lineWidth }: Theme) => ({
  list: { display: 'grid', gap: space.l, margin: 0, padding: 0, listStyle: 'none' },
  report: {
    display: 'grid',
    gap: space.s,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    '& > *': { minInlineSize: 0 },
  },
  head: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.s },
  title: { fontSize: size.card, overflowWrap: 'anywhere' as const },
  facts: { color: color.textMuted, fontSize: size.label, overflowWrap: 'anywhere' as const },
  note: {
    margin: 0,
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.thick} solid ${color.line}`,
    color: color.textSecondary,
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-line' as const,
  },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s, marginBlockStart: space.xs },
})
