import { theme } from '../../theme/theme.ts'

const { space, size, measure, media } = theme

export const partsStyles = {
  page: { inlineSize: `min(${measure.page}, 100%)`, marginInline: 'auto' },
  title: { fontSize: size.title },
  pair: {
    display: 'grid',
    gap: space.huge,
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  stack: { display: 'grid', gap: space.l, alignContent: 'start' },
  row: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
}
