import { theme } from '../../theme/theme.ts'

const { color, radius, size, media, space, control, lineWidth } = theme

export const badgeStyles = {
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsPlus,
    minBlockSize: control.tag,
    padding: `${space.hair} ${space.sPlus} 0`,
    borderRadius: radius.s,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.4,
    whiteSpace: 'nowrap' as const,
    '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
  },
  positive: { background: color.positiveSurface, color: color.positiveText },
  warning: { background: color.warningSurface, color: color.warningText },
  danger: { background: color.dangerSurface, color: color.dangerText },
  note: { background: color.noteSurface, color: color.noteText },
  premium: { background: color.premiumSurface, color: color.premiumText },
  featured: { background: color.brand, color: color.onBrand },
  neutral: {
    background: color.raised,
    boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.line}`,
    color: color.neutralText,
  },
}
