import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, lineWidth, media, thumb } = theme

export const seriesListStyles = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: `${thumb.l} minmax(0, 1fr)`,
    gap: space.m,
    alignItems: 'start',
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    [media.below.m]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cover: { [media.below.m]: { display: 'none' } },
  words: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  title: { fontSize: size.card },
  parts: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.label },
  about: {
    display: '-webkit-box',
    overflow: 'hidden',
    marginBlockStart: space.s,
    color: color.textSecondary,
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp: 3,
  },
}
