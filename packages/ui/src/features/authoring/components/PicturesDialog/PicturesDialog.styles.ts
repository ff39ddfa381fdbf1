import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, focusRing, tile, lineWidth } = theme

export const picturesDialogStyles = {
  room: { display: 'grid', gap: space.xs, marginBlockEnd: space.l },
  used: { color: color.textSecondary, fontSize: size.label },
  pictures: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${tile.l}, 1fr))`,
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  kept: { position: 'relative' as const },
  picture: {
    inlineSize: '100%',
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
  remove: {
    position: 'absolute' as const,
    insetBlockStart: space.xs,
    insetInlineEnd: space.xs,
    borderRadius: radius.full,
    background: color.surface,
  },
}
