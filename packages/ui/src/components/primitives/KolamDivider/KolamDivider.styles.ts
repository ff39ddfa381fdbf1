import type { Theme } from '@emotion/react'

export const kolamDividerStyles = ({ color, space }: Theme) => ({
  place: {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: space.giant,
    color: color.lineGold,
  },
  drawing: {
    inlineSize: '180px',
    blockSize: '28px',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.3,
  },
  dot: { fill: 'currentcolor', stroke: 'none' },
})
