import type { Theme } from '@emotion/react'

export const badgeStyles = ({ color, radius, size, media }: Theme) => ({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '26px',
    padding: '2px 10px 0',
    borderRadius: radius.s,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.4,
    whiteSpace: 'nowrap' as const,
    '& > svg': { marginBlockStart: '-2px' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  positive: { background: color.positiveSurface, color: color.positiveText },
  warning: { background: color.warningSurface, color: color.warningText },
  danger: { background: color.dangerSurface, color: color.dangerText },
  note: { background: color.noteSurface, color: color.noteText },
  premium: { background: color.premiumSurface, color: color.premiumText },
  brand: { background: color.brand, color: color.onBrand },
  neutral: {
    background: color.raised,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    color: color.neutralText,
  },
})
