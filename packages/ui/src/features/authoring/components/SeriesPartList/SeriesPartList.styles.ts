import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, lineWidth, media, measure, thumb } = theme

export const seriesPartListStyles = {
  list: { display: 'grid', gap: space.s, maxInlineSize: measure.reading },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    padding: space.s,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  place: {
    minInlineSize: '2ch',
    color: color.textMuted,
    fontSize: size.label,
    textAlign: 'end' as const,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  cover: { inlineSize: thumb.s, [media.below.m]: { display: 'none' } },
  title: { flex: 1, minInlineSize: '8em', overflowWrap: 'anywhere' as const },
  acts: { display: 'flex', gap: space.xs, marginInlineStart: 'auto' },
}
