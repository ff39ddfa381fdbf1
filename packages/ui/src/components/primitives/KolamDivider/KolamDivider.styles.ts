import type { Theme } from '@emotion/react'

export const kolamDividerStyles = ({ color, space, tile, icon }: Theme) => ({
  place: {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: space.giant,
    color: color.lineGold,
  },
  drawing: {
    inlineSize: tile.l,
    blockSize: icon.xxl,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.3,
  },
  dot: { fill: 'currentcolor', stroke: 'none' },
})
