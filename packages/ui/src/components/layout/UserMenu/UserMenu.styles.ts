import type { Theme } from '@emotion/react'

export const userMenuStyles = ({
  color,
  space,
  radius,
  size,
  focusRing,
  control,
  lineWidth,
}: Theme) => ({
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
  account: { marginBlockEnd: space.xs },
  card: { display: 'grid', gap: space.xs, padding: space.xs },
  credits: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    marginBlockEnd: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '& > svg': { marginBlockStart: `-${space.hair}` },
  },
})
