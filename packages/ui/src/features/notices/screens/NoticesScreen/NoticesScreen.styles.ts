import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, lineWidth, measure } = theme

export const noticesScreenStyles = {
  list: { display: 'grid', gap: space.s, maxInlineSize: measure.reading, marginBlockEnd: space.l },
  row: {
    display: 'flex',
    gap: space.m,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  unread: { borderColor: color.lineGold, background: color.raised },
  face: { flex: 'none', color: color.textMuted },
  told: { minInlineSize: 0, overflowWrap: 'anywhere' as const },
  words: {
    display: '-webkit-box',
    overflow: 'hidden',
    marginBlockStart: space.xs,
    color: color.textSecondary,
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp: 2,
  },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s, marginBlock: space.s },
  at: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginBlockStart: space.xs,
    color: color.textMuted,
    fontSize: size.small,
  },
}
