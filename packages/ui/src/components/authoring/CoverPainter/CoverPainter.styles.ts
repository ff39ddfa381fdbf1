import { theme } from '../../../theme/theme.ts'

const { color, space, radius, focusRing, tile, lineWidth } = theme

export const coverPainterStyles = {
  lead: { marginBlockEnd: space.l, color: color.textSecondary },
  wish: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${tile.m}, 1fr))`,
    gap: space.m,
  },
  pictures: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${tile.xl}, 1fr))`,
    gap: space.m,
    marginBlockStart: space.l,
  },
  picture: {
    padding: 0,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.sunken,
    cursor: 'pointer',
    '&:hover': { borderColor: color.accent },
    '&:focus-visible': focusRing,
  },
  image: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    borderRadius: radius.m,
    objectFit: 'cover' as const,
  },
}
