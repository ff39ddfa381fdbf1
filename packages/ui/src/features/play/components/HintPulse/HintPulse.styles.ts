import { keyframes } from '@emotion/react'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, motion, media, space, icon, radius } = theme

const breathe = keyframes`
  50% { transform: rotate(45deg) scale(1.7) }
`

export const hintPulseStyles = {
  hint: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.sPlus,
    color: color.textMuted,
    fontSize: size.label,
    lineHeight: 1.35,
    transition: `color ${motion.slow} ${motion.ease}`,
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: icon.dot,
      blockSize: icon.dot,
      transform: 'rotate(45deg)',
      borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
      background: color.progressTrack,
      transition: `background ${motion.slow} ${motion.ease}`,
    },
    // Hidden while a keyboard is open, to leave space for the story.
    [media.low]: { display: 'none' },
  },
  // Three cycles fill the five seconds of a pulse. With reduced motion there is only a color.
  pulsing: {
    color: color.accent,
    '&::before': { background: color.action, animation: `${breathe} 1.6s ${motion.ease} 3` },
  },
}
