import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, column } = theme

export const adminReviewStoryScreenStyles = {
  page: { display: 'grid', gap: space.l, minInlineSize: 0, '& > *': { minInlineSize: 0 } },
  columns: {
    display: 'grid',
    gap: space.xxl,
    '& > *': { minInlineSize: 0 },
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.xl}` },
  },
  main: {
    display: 'grid',
    alignContent: 'start',
    gap: space.l,
    '& > *': { minInlineSize: 0 },
  },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  subtitle: { fontSize: size.lead },
  facts: { color: color.textMuted, fontSize: size.label },
}
