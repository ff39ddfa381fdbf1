import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, tile } = theme

export const pagerStyles = {
  pager: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.l,
    marginBlockStart: space.xl,
  },
  size: { inlineSize: tile.s },
  turn: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'last baseline', gap: space.m },
  jump: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${tile.s}) auto`,
    alignItems: 'end',
    gap: space.s,
  },
  place: {
    color: color.textSecondary,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}
