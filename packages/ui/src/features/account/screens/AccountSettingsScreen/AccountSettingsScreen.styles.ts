import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, column, tile, measure } = theme

export const accountSettingsScreenStyles = {
  page: { paddingBlockEnd: space.giant },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [media.from.l]: {
      gridTemplateColumns: `${tile.xl} minmax(0, ${measure.reading})`,
      gap: space.xxl,
    },
  },
  column: { display: 'grid', gap: space.xl, minInlineSize: 0 },
  row: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  words: { color: color.textSecondary, overflowWrap: 'anywhere' as const },
  note: { color: color.positiveText, fontSize: size.label },
  fields: { display: 'grid', gap: space.l, inlineSize: '100%' },
  kinds: {
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${column.xs}, 100%), 1fr))`,
    alignItems: 'end',
    inlineSize: '100%',
  },
  hint: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.small },
  part: { fontSize: size.body },
  way: { display: 'grid', justifyItems: 'start', gap: space.s, inlineSize: '100%' },
}
