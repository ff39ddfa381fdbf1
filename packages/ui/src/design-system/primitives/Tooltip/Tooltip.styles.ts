import { theme } from '../../theme/theme.ts'

const { color, radius, size, layer, shadow, popup, space, optical, lineWidth } = theme

export const tooltipStyles = {
  trigger: { display: 'inline-flex' },
  hint: {
    zIndex: layer.toast,
    maxInlineSize: popup.tooltip,
    padding: `calc(${space.s} + ${optical}) ${space.mPlus} calc(${space.s} - ${optical})`,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
    color: color.text,
    fontSize: size.label,
    lineHeight: 1.4,
  },
}
