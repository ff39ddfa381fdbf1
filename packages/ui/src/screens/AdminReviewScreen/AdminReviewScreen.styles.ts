import type { Theme } from '@emotion/react'

export const adminReviewScreenStyles = ({ color, space, size }: Theme) => ({
  page: { display: 'grid', gap: space.xl, minInlineSize: 0, '& > *': { minInlineSize: 0 } },
  title: { fontSize: size.title },
  queue: { display: 'grid', gap: space.l, '& > *': { minInlineSize: 0 } },
  more: { color: color.textMuted, fontSize: size.label },
})
