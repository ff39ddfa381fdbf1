import type { Theme } from '@emotion/react'

export const statusBarsStyles = ({ color, space, size, media }: Theme) => ({
  line: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.m,
    fontSize: size.label,
  },
  value: { display: 'flex', alignItems: 'center', gap: space.m },
  track: { flex: 1, blockSize: '16px', background: color.sunken },
  bar: {
    display: 'block',
    blockSize: '100%',
    borderRadius: '0 2px 2px 0',
    [media.forcedColors]: { background: 'CanvasText' },
  },
  draft: { background: color.data4 },
  in_review: { background: color.data1 },
  published: { background: color.data5 },
  archived: { background: color.data6 },
  count: {
    minInlineSize: '40px',
    textAlign: 'end' as const,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})
