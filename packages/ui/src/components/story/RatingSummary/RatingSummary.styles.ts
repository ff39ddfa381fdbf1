import { theme } from '../../../theme/theme.ts'

const { color, font, lineWidth, radius, shadow, size, space, thumb } = theme

export const ratingSummaryStyles = {
  panel: {
    display: 'grid',
    gap: space.l,
    padding: space.xl,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    boxShadow: shadow,
  },
  head: { display: 'flex', alignItems: 'end', gap: space.m },
  average: {
    color: color.accent,
    fontFamily: font.display,
    fontSize: size.hero,
    fontWeight: 400,
    lineHeight: 0.9,
  },
  note: { color: color.textMuted, fontSize: size.label, lineHeight: 1.4 },
  rows: { display: 'grid', gap: space.s, padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: `${thumb.s} minmax(0, 1fr) 3em`,
    alignItems: 'center',
    gap: space.m,
    color: color.textSecondary,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  share: { color: color.textMuted, textAlign: 'end' as const },
  endings: {
    display: 'grid',
    gap: space.m,
    paddingBlockStart: space.l,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  title: { fontSize: size.heading },
  arches: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, color: color.lineControl },
  found: { color: color.accent },
}
