import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, column } = theme

export const adminTaxonomyScreenStyles = {
  page: { display: 'grid', gap: space.l, minInlineSize: 0 },
  search: { maxInlineSize: column.xxl },
  held: { color: color.textMuted, fontSize: size.label },
  loading: { display: 'grid', gap: space.m },
}
