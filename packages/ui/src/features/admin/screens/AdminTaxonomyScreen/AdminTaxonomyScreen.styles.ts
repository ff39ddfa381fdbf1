import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, column } = theme

export const adminTaxonomyScreenStyles = {
  page: { display: 'grid', gap: space.l, minInlineSize: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
  },
  name: { display: 'flex', alignItems: 'baseline', gap: space.m },
  title: { fontSize: size.title },
  total: { color: color.textMuted },
  lead: { color: color.textSecondary, maxInlineSize: '66ch' },
  search: { maxInlineSize: column.xxl },
  held: { color: color.textMuted, fontSize: size.label },
  loading: { display: 'grid', gap: space.m },
}
