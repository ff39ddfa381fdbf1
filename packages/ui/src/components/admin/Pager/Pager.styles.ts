import type { Theme } from '@emotion/react'

export const pagerStyles = ({ color, space, size, tile }: Theme) => ({
  pager: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.l,
    marginBlockStart: space.xl,
  },
  size: { inlineSize: tile.s },
  turn: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  place: {
    color: color.textSecondary,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})
