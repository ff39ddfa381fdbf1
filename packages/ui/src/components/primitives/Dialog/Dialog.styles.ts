import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({ from: { transform: 'translateY(12px)' }, to: { transform: 'none' } })

export const dialogStyles = ({
  color,
  space,
  size,
  layer,
  motion,
  frame,
  shadow,
  focusRing,
  media,
}: Theme) => ({
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: space.l,
    overflowY: 'auto' as const,
    background: color.veil,
    animation: `${appear} ${motion.base} ${motion.ease}`,
  },
  place: {
    inlineSize: 'min(560px, 100%)',
    animation: `${rise} ${motion.base} ${motion.ease}`,
  },
  dialog: {
    ...frame,
    padding: '28px 20px 20px',
    background: color.overlay,
    boxShadow: shadow,
    '&:focus-visible': focusRing,
    [media.from.m]: { padding: '28px 32px' },
    [media.forcedColors]: { border: '3px double CanvasText' },
  },
  title: { marginBlockEnd: space.s, fontSize: '1.75rem' },
  body: { color: color.textSecondary, fontSize: size.body },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.xl },
})
