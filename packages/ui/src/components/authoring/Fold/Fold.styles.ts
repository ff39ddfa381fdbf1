import type { Theme } from '@emotion/react'

export const foldStyles = ({ color, space, size }: Theme) => ({
  fold: {
    '& > summary': {
      color: color.textSecondary,
      fontSize: size.label,
      fontWeight: 600,
    },
  },
  content: { display: 'grid', gap: space.l, minInlineSize: 0, paddingBlockStart: space.m },
})
