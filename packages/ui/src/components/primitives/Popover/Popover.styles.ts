import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-4px)' },
  to: { opacity: 1, transform: 'none' },
})

export const popoverStyles = ({ color, space, radius, layer, motion, shadow }: Theme) => ({
  surface: {
    zIndex: layer.dropdown,
    maxInlineSize: 'calc(100vw - 24px)',
    minInlineSize: '220px',
    padding: space.s,
    overflowY: 'auto' as const,
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    background: color.overlay,
    boxShadow: shadow,
    color: color.text,
    '&[data-entering]': { animation: `${appear} ${motion.base} ${motion.ease}` },
  },
  content: { outline: 'none' },
})
