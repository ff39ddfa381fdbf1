import { theme } from '../../../theme/theme.ts'

const { color, space, tile, icon } = theme

export const kolamDividerStyles = {
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
}
