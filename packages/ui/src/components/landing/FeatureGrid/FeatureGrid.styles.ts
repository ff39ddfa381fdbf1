import type { Theme } from '@emotion/react'

export const featureGridStyles = ({ color, space, radius, media, lineWidth, control }: Theme) => ({
  grid: {
    display: 'grid',
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    gap: space.l,
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.l,
    alignItems: 'center',
    padding: space.xl,
  },
  mark: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.touch,
    blockSize: control.touch,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.leaf,
    color: color.accent,
  },
  title: { lineHeight: 1.25 },
  text: {
    gridColumn: '1 / -1',
    alignSelf: 'start',
    marginBlockStart: space.m,
    color: color.textSecondary,
  },
})
