import { theme } from '../../../theme/theme.ts'

const { color, lineWidth, measure, radius, size, space } = theme

export const versionDifferencesStyles = {
  all: { display: 'grid', gap: space.l, '& > *': { minInlineSize: 0 } },
  summary: { color: color.textSecondary, fontSize: size.note },
  group: { display: 'grid', gap: space.s },
  heading: { fontSize: size.lead },
  list: { display: 'grid', gap: space.s, margin: 0, padding: 0, listStyle: 'none' },
  part: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
  },
  head: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.s },
  name: { fontSize: size.body, fontWeight: 600, overflowWrap: 'anywhere' as const },
  words: {
    maxInlineSize: measure.lead,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap' as const,
    overflowWrap: 'anywhere' as const,
  },
  added: {
    background: color.positiveSurface,
    color: color.positiveText,
    textDecoration: 'none',
  },
  removed: { background: color.dangerSurface, color: color.dangerText },
}
