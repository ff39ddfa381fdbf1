import type { Theme } from '@emotion/react'

export const userMenuStyles = ({ color, space, radius, focusRing, control, lineWidth }: Theme) => ({
  places: { display: 'flex', gap: space.s },
  round: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: control.l,
    blockSize: control.l,
    padding: 0,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    background: 'none',
    color: color.textSecondary,
    '&:hover': { borderColor: color.lineGold, background: color.raised, color: color.text },
    '&:focus-visible': focusRing,
  },
})
