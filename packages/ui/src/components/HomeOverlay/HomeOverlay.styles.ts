import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const lift = keyframes({ '0%, 80%': { opacity: 1 }, '100%': { opacity: 0 } })
const speak = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  '30%, 100%': { opacity: 1, transform: 'none' },
})

export const homeOverlayStyles = ({ color, space, font, layer, motion }: Theme) => ({
  overlay: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    display: 'flex',
    flexDirection: 'column' as const,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.l,
    paddingBlockEnd: '22vh',
    background: color.scrim,
    color: color.text,
    // It is a curtain of light, not a door: everything below it works.
    pointerEvents: 'none' as const,
    animation: `${lift} 3s linear forwards`,
    '& > svg': { color: color.accent, inlineSize: '56px', blockSize: '56px' },
  },
  words: {
    font: `400 1.875rem/1.2 ${font.display}`,
    textAlign: 'center' as const,
    animation: `${speak} 750ms ${motion.ease}`,
  },
})
