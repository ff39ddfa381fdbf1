import { keyframes } from '@emotion/react'

import { entrance } from '../../theme/entrance.ts'
import { theme, space } from '../../theme/theme.ts'

const { color, size, layer, motion, frame, shadow, focusRing, media, measure, lineWidth } = theme

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({ from: { transform: `translateY(${space.m})` }, to: { transform: 'none' } })

export const dialogStyles = {
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: space.l,
    overflowY: 'auto' as const,
    background: color.veil,
    ...entrance(`${appear} ${motion.base} ${motion.ease}`),
  },
  place: {
    inlineSize: `min(${measure.dialog}, 100%)`,
    ...entrance(`${rise} ${motion.base} ${motion.ease}`),
  },
  large: { inlineSize: `min(${measure.page}, 100%)` },
  dialog: {
    ...frame,
    padding: `${space.xlPlus} ${space.lPlus} ${space.lPlus}`,
    background: color.overlay,
    boxShadow: shadow,
    '&:focus-visible': focusRing,
    [media.from.m]: { padding: `${space.xlPlus} ${space.xxl}` },
    [media.forcedColors]: { border: `${lineWidth.heavy} double CanvasText` },
  },
  title: { marginBlockEnd: space.s, fontSize: size.dialog },
  body: { color: color.textSecondary, fontSize: size.body },
  actions: {
    position: 'sticky' as const,
    // The buttons stay visible while the content scrolls.
    insetBlockEnd: `calc(-1 * ${space.l})`,
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.m,
    marginBlockStart: space.m,
    paddingBlock: `${space.m} ${space.s}`,
    background: color.overlay,
  },
}
