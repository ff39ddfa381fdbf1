import { theme } from '../../theme/theme.ts'

const { color, motion, media, space, radius, lineWidth, icon, optical } = theme

export const progressBarStyles = {
  track: {
    position: 'relative' as const,
    inlineSize: '100%',
    blockSize: space.xsPlus,
    borderRadius: radius.full,
    background: color.progressTrack,
    [media.forcedColors]: { outline: `${lineWidth.hairline} solid CanvasText` },
  },
  fill: {
    position: 'relative' as const,
    blockSize: '100%',
    borderRadius: radius.full,
    background: color.progressFill,
    transition: `inline-size ${motion.slow} ${motion.ease}`,
    [media.forcedColors]: { background: 'Highlight' },
  },
  flame: {
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      insetInlineEnd: `calc(${icon.bead} / -2)`,
      insetBlockStart: '50%',
      inlineSize: icon.bead,
      blockSize: icon.bead,
      transform: 'translateY(-50%) rotate(45deg)',
      borderRadius: `${radius.drop} ${optical} ${radius.drop} ${radius.drop}`,
      background: color.progressFill,
      boxShadow: `0 0 0 ${lineWidth.heavy} ${color.surface}`,
    },
  },
}
