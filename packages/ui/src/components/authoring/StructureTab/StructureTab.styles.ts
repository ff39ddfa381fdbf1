import type { Theme } from '@emotion/react'

export const structureTabStyles = ({ color, space, radius }: Theme) => ({
  place: { display: 'grid', gap: space.xl, minInlineSize: 0 },
  summary: {
    color: color.textSecondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  size: {
    padding: `${space.s} ${space.l}`,
    borderRadius: radius.m,
    background: color.warningSurface,
    color: color.warningText,
  },
  tooLarge: { background: color.dangerSurface, color: color.dangerText },
})
