import type { Theme } from '@emotion/react'

export const adminReviewScreenStyles = ({ color, space, size }: Theme) => ({
  page: { display: 'grid', gap: space.m, minInlineSize: 0, '& > *': { minInlineSize: 0 } },
  title: { fontSize: size.title },
  queue: { minInlineSize: 0 },
  more: { marginBlockEnd: space.l, color: color.textMuted, fontSize: size.label },
})
