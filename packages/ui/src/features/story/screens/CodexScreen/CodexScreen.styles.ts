import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, media, size, space } = theme

export const codexScreenStyles = {
  page: {
    display: 'grid',
    gap: space.s,
    paddingBlockEnd: space.huge,
    '& > *': { minInlineSize: 0 },
  },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  lead: { maxInlineSize: measure.lead, color: color.textSecondary, textWrap: 'balance' as const },
  pages: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.huge,
    [media.from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from.xxl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  veiled: { gridColumn: '1 / -1', paddingBlock: space.m, color: color.textMuted },
}
