import { theme } from '../../../design-system/theme/theme.ts'

const { color, space, radius, font, size, tile, lineWidth, icon, media } = theme

export const coloursStyles = {
  grid: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${tile.l}, 1fr))`,
    gap: space.m,
  },
  swatch: {
    display: 'grid',
    gap: space.xs,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    fontSize: size.small,
    [media.forcedColors]: { forcedColorAdjust: 'none' as const },
  },
  ratio: { fontFamily: font.display, fontSize: size.heading, fontWeight: 400 },
  edge: { blockSize: icon.l, border: `${lineWidth.thick} solid`, borderRadius: radius.s },
}
