import { keyframes } from '@emotion/react'

import { theme, space } from '../../theme/theme.ts'

const { color, radius, layer, motion, shadow, screen, popup, lineWidth } = theme

const appear = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${space.xs}))` },
  to: { opacity: 1, transform: 'none' },
})

export const popoverStyles = {
  surface: {
    zIndex: layer.dropdown,
    maxInlineSize: `calc(${screen.inline} - ${space.xl})`,
    minInlineSize: popup.note,
    padding: space.s,
    overflowY: 'auto' as const,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.l,
    background: color.overlay,
    boxShadow: shadow,
    color: color.text,
    // Animates only the opening: see `entrance`.
    '&[data-entering]:not([data-exiting])': {
      animation: `${appear} ${motion.base} ${motion.ease}`,
    },
  },
  content: { outline: 'none' },
}
