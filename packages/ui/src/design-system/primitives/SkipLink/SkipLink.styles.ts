import { theme } from '../../theme/theme.ts'

const { color, space, radius, layer, focusRing } = theme

export const skipLinkStyles = {
  link: {
    position: 'absolute' as const,
    insetBlockStart: space.s,
    insetInlineStart: space.s,
    zIndex: layer.toast,
    padding: `${space.m} ${space.lPlus} ${space.sPlus}`,
    borderRadius: radius.m,
    background: color.action,
    color: color.onAction,
    fontWeight: 600,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' as const },
    '&:focus': focusRing,
  },
}
