import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const adminReviewScreenStyles = {
  page: { display: 'grid', gap: space.m, minInlineSize: 0, '& > *': { minInlineSize: 0 } },
  // The first heading is directly below the page's title.
  queue: { minInlineSize: 0, '&:first-of-type > div:first-of-type': { marginBlockStart: space.m } },
  more: { marginBlockEnd: space.l, color: color.textMuted, fontSize: size.label },
}
