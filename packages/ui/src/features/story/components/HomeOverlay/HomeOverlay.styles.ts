import { keyframes } from '@emotion/react'

import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, font, layer, motion, screen, art, size } = theme

export const EXIT_MS = 300

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })
// No clipping, because letters can be higher than their line.
const speak = keyframes({
  from: { opacity: 0, transform: `translateY(${space.s})` },
  '30%, 100%': { opacity: 1, transform: 'none' },
})

export const homeOverlayStyles = {
  overlay: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    display: 'flex',
    flexDirection: 'column' as const,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.l,
    paddingBlockEnd: `calc(0.22 * ${screen.block})`,
    background: color.scrim,
    color: color.text,
    pointerEvents: 'none' as const,
    '& > svg': { color: color.accent, inlineSize: art.xs, blockSize: art.xs },
  },
  // Fades as one layer, so that no edge is visible above a cover.
  leaving: { animation: `${fade} ${EXIT_MS}ms ease-out forwards` },
  words: {
    font: `400 ${size.section}/1.2 ${font.display}`,
    textAlign: 'center' as const,
    animation: `${speak} 750ms ${motion.ease}`,
  },
}
