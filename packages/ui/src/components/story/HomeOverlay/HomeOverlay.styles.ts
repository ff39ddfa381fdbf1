import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

import { space } from '../../../theme/theme.ts'

// Neither fades: half-clear letters would be too faint to read on their way.
const lift = keyframes({
  '0%, 80%': { transform: 'none' },
  '100%': { transform: 'translateY(-100%)' },
})
const speak = keyframes({
  from: { clipPath: 'inset(0 50%)', transform: `translateY(${space.s})` },
  '30%, 100%': { clipPath: 'inset(0)', transform: 'none' },
})

export const homeOverlayStyles = ({
  color,
  space,
  font,
  layer,
  motion,
  screen,
  art,
  size,
}: Theme) => ({
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
    animation: `${lift} 3s ease-in forwards`,
    '& > svg': { color: color.accent, inlineSize: art.xs, blockSize: art.xs },
  },
  words: {
    font: `400 ${size.section}/1.2 ${font.display}`,
    textAlign: 'center' as const,
    animation: `${speak} 750ms ${motion.ease}`,
  },
})
