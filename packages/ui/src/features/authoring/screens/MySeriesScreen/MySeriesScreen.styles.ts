import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, measure } = theme

export const mySeriesScreenStyles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlock: `${space.xxlPlus} ${space.m}`,
  },
  title: { fontSize: size.title },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
  lead: { maxInlineSize: measure.reading, marginBlockEnd: space.xl, color: color.textMuted },
}
