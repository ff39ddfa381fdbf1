import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, screen, radius, lineWidth } = theme

export const inkPanelStyles = {
  panel: { display: 'grid', gap: space.m, minInlineSize: 0 },
  walked: { color: color.textMuted, fontSize: size.small },
  source: {
    maxBlockSize: `calc(0.6 * ${screen.dynamic})`,
    padding: space.l,
    border: `${lineWidth.fine} solid ${color.line}`,
    borderRadius: radius.m,
  },
  code: {
    margin: 0,
    fontSize: size.small,
    whiteSpace: 'pre-wrap' as const,
    overflowWrap: 'anywhere' as const,
  },
}
