import { theme } from '../../../../design-system/theme/theme.ts'

const { color, lineWidth, measure, radius, size, space } = theme

export const versionsScreenStyles = {
  page: { display: 'grid', gap: space.s, '& > *': { minInlineSize: 0 } },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  heading: { fontSize: size.heading },
  lead: { maxInlineSize: measure.lead, color: color.textSecondary },
  done: { '&:focus': { outline: 'none' } },
  difference: { display: 'grid', gap: space.m, marginBlockStart: space.xl },
  lines: {
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap' as const,
    overflowWrap: 'anywhere' as const,
  },
  same: { display: 'block', color: color.textSecondary },
  added: {
    display: 'block',
    background: color.positiveSurface,
    color: color.positiveText,
    textDecoration: 'none',
  },
  removed: { display: 'block', background: color.dangerSurface, color: color.dangerText },
}
