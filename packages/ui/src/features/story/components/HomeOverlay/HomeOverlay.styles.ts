import { keyframes } from '@emotion/react'

import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, font, layer, motion, screen, art, size } = theme

/** How long the greeting takes to fade. */
export const LEAVES_MS = 300

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })
// Letters reach over the line that they stand on, so none is uncovered by a clip.
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
    // It is a curtain of light, not a door: everything below it works.
    pointerEvents: 'none' as const,
    '& > svg': { color: color.accent, inlineSize: art.xs, blockSize: art.xs },
  },
  // As a whole, so that no edge of it runs over a cover.
  leaving: { animation: `${fade} ${LEAVES_MS}ms ease-out forwards` },
  words: {
    font: `400 ${size.section}/1.2 ${font.display}`,
    textAlign: 'center' as const,
    animation: `${speak} 750ms ${motion.ease}`,
  },
}
