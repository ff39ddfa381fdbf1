import type { Theme } from '@emotion/react'

export const structureTabStyles = ({ color, space, size, media }: Theme) => ({
  place: { display: 'grid', gap: space.xl, minInlineSize: 0 },
  summary: {
    color: color.textSecondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  editor: { minInlineSize: 0 },
  unsound: { marginBlockStart: space.s },
  review: {
    display: 'grid',
    gap: space.m,
    paddingBlockStart: space.l,
    [media.from.xl]: { gridTemplateColumns: '230px minmax(0, 1fr)', gap: space.xxl },
  },
  title: { fontSize: '1.625rem' },
  verdict: { marginBlockStart: space.s, color: color.textSecondary },
  found: { display: 'grid', gap: space.xl, minInlineSize: 0, fontSize: size.body },
})
