import type { Theme } from '@emotion/react'

export const progressBarStyles = ({ color, motion, media }: Theme) => ({
  track: {
    position: 'relative' as const,
    inlineSize: '100%',
    blockSize: '6px',
    borderRadius: '3px',
    background: color.progressTrack,
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  fill: {
    position: 'relative' as const,
    blockSize: '100%',
    borderRadius: '3px',
    background: color.progressFill,
    transition: `inline-size ${motion.slow} ${motion.ease}`,
    [media.forcedColors]: { background: 'Highlight' },
  },
  flame: {
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      insetInlineEnd: '-5px',
      insetBlockStart: '50%',
      inlineSize: '10px',
      blockSize: '10px',
      transform: 'translateY(-50%) rotate(45deg)',
      borderRadius: '6px 1px 6px 6px',
      background: color.progressFill,
      boxShadow: `0 0 0 3px ${color.surface}`,
    },
  },
})
