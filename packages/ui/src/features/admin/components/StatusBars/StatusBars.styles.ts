import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, column, icon, radius } = theme

export const statusBarsStyles = {
  line: {
    display: 'grid',
    gridTemplateColumns: `${column.label} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: space.m,
    fontSize: size.label,
  },
  value: { display: 'flex', alignItems: 'center', gap: space.m },
  track: { flex: 1, blockSize: icon.m, background: color.sunken },
  bar: {
    display: 'block',
    blockSize: '100%',
    borderRadius: `0 ${radius.xs} ${radius.xs} 0`,
    [media.forcedColors]: { background: 'CanvasText' },
  },
  draft: { background: color.data4 },
  in_review: { background: color.data1 },
  published: { background: color.data5 },
  archived: { background: color.data6 },
  count: {
    minInlineSize: space.xxlPlus,
    textAlign: 'end' as const,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}
