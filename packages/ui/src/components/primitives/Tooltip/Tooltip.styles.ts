import type { Theme } from '@emotion/react'

export const tooltipStyles = ({ color, radius, size, layer, shadow }: Theme) => ({
  trigger: { display: 'inline-flex' },
  hint: {
    zIndex: layer.toast,
    maxInlineSize: '280px',
    padding: '9px 14px 7px',
    border: `1px solid ${color.lineGold}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
    color: color.text,
    fontSize: size.label,
    lineHeight: 1.4,
  },
})
