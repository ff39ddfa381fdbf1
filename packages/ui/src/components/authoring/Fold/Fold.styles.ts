import type { Theme } from '@emotion/react'

export const foldStyles = ({ color, space, size, focusRing }: Theme) => ({
  fold: {
    minInlineSize: 0,
    '& > summary': {
      color: color.textSecondary,
      fontSize: size.label,
      fontWeight: 600,
      cursor: 'pointer',
      overflowWrap: 'anywhere' as const,
      '&:focus-visible': focusRing,
    },
  },
  note: {
    paddingInlineStart: space.s,
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 400,
  },
  content: { display: 'grid', gap: space.l, minInlineSize: 0, paddingBlockStart: space.m },
})
