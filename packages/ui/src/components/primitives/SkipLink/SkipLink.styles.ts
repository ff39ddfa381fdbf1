import type { Theme } from '@emotion/react'

export const skipLinkStyles = ({ color, space, radius, layer, focusRing }: Theme) => ({
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
})
