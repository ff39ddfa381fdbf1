import { theme } from '../../theme/theme.ts'

const { color, space, size, column, media, control } = theme

export const adminModelsScreenStyles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `${space.s} ${space.mPlus}`,
    marginBlockEnd: space.xxl,
  },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.title } },
  today: {
    display: 'inline-flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: space.xs,
    color: color.textMuted,
    fontSize: size.note,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  add: {
    alignSelf: 'center',
    marginInlineStart: 'auto',
    [media.below.m]: { inlineSize: '100%', minBlockSize: control.xl },
  },
  news: { '& > :not(:empty)': { marginBlockEnd: space.xl } },
  grid: {
    display: 'grid',
    gap: space.huge,
    alignItems: 'start',
    [media.from.xxl]: {
      gridTemplateColumns: `minmax(0, 1fr) ${column.xxl}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xxlPlus,
    },
  },
  tables: { display: 'grid', gap: space.huge, minInlineSize: 0 },
  trial: { minInlineSize: 0, [media.from.xxl]: { gridArea: '1 / 2 / span 2' } },
  section: { minInlineSize: 0 },
  sectionHead: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `0 ${space.mPlus}`,
    marginBlockEnd: space.s,
    '& > span': { color: color.textMuted, fontSize: size.label },
  },
}
