import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, measure } = theme

export const editSeriesScreenStyles = {
  page: { display: 'grid', gap: space.xxl, paddingBlockEnd: space.giant },
  section: { display: 'grid', gap: space.m, minInlineSize: 0 },
  heading: { fontSize: size.heading },
  hint: { color: color.textMuted },
  add: { maxInlineSize: measure.reading },
}
