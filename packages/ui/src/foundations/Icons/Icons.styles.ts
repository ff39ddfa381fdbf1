import { theme } from '../../theme/theme.ts'

const { art, color, focusRing, lineWidth, radius, size, space } = theme

export const iconsStyles = {
  page: { display: 'grid', gap: space.l },
  status: { color: color.textMuted, fontSize: size.small },
  list: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${art.xl}, 1fr))`,
    gap: space.m,
  },
  icon: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.s,
    inlineSize: '100%',
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.s,
    background: color.surface,
    color: color.link,
    fontSize: size.small,
    overflowWrap: 'anywhere' as const,
    '&:focus-visible': focusRing,
  },
}
