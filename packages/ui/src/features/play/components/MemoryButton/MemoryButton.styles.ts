import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, icon, lineWidth, media } = theme

export const countBadge = {
  minInlineSize: icon.l,
  padding: `${space.hair} ${space.xs} 0`,
  border: `${lineWidth.hairline} solid ${color.canvas}`,
  borderRadius: radius.full,
  background: color.action,
  color: color.onAction,
  fontSize: size.caption,
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center' as const,
  pointerEvents: 'none' as const,
  [media.forcedColors]: { borderColor: 'CanvasText' },
}

export const memoryButtonStyles = {
  place: { position: 'relative' as const, display: 'grid' },
  button: { color: color.accent },
  open: { borderColor: color.accent, background: color.raised },
  count: {
    position: 'absolute' as const,
    insetInlineEnd: `calc(-1 * ${space.xs})`,
    insetBlockStart: `calc(-1 * ${space.xs})`,
    ...countBadge,
  },
}
