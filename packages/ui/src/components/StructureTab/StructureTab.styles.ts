import type { Theme } from '@emotion/react'

export const structureTabStyles = ({ color, space }: Theme) => ({
  place: { display: 'grid', gap: space.xl, minInlineSize: 0 },
  summary: {
    color: color.textSecondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})
