import { theme } from '../../../theme/theme.ts'

const { color, space, size, font, lineWidth, tile } = theme

const beside = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  gap: space.l,
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
})

export const fieldListStyles = {
  pair: beside(tile.xl),
  longPair: beside(tile.xxl),
  section: {
    display: 'grid',
    gap: space.m,
    minInlineSize: 0,
    paddingBlockStart: space.l,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  label: {
    color: color.textSecondary,
    fontFamily: font.interface,
    fontSize: size.label,
    fontWeight: 600,
  },
  note: { color: color.textMuted, fontSize: size.small },
}
