import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, lineWidth, media } = theme

export const noticeBellStyles = {
  place: { position: 'relative' as const, flex: 'none' },
  count: {
    position: 'absolute' as const,
    insetBlockStart: `calc(-1 * ${space.xs})`,
    insetInlineEnd: `calc(-1 * ${space.xs})`,
    minInlineSize: space.lPlus,
    padding: `0 ${space.xs}`,
    borderRadius: radius.full,
    background: color.brand,
    color: color.onBrand,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.4,
    textAlign: 'center' as const,
    pointerEvents: 'none' as const,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
  },
}
