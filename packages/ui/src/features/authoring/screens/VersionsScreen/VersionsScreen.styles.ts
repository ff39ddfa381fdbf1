import { theme } from '../../../../design-system/theme/theme.ts'

const { color, lineWidth, radius, size, space } = theme

export const versionsScreenStyles = {
  page: { display: 'grid', gap: space.s, '& > *': { minInlineSize: 0 } },
  heading: { fontSize: size.heading },
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
