import { hangingSurface } from '../../theme/hangingSurface.ts'
import { theme } from '../../theme/theme.ts'

const { color, radius, space, motion, lineWidth, optical } = theme

export const cardStyles = {
  flat: {
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
  },
  hanging: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
  },
  // Positions its content across the double line. It has no height itself.
  seam: { position: 'relative' as const },
  onSeam: {
    position: 'absolute' as const,
    insetInlineEnd: space.mPlus,
    insetBlockStart: `calc(-1 * (${space.m} + ${optical}))`,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: space.s,
    maxInlineSize: `calc(100% - 2 * ${space.mPlus})`,
    // Opaque in print, because half of the chip covers the picture.
    '@media print': {
      '& > *': { background: 'Canvas !important', printColorAdjust: 'exact' as const },
    },
  },
  body: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column' as const,
    gap: `calc(${space.s} + ${optical})`,
    padding: `${space.lPlus} ${space.l} ${space.mPlus}`,
    ...hangingSurface(theme, color.lineSubtle),
    background: color.surface,
    transition: `border-color ${motion.base} ${motion.ease}`,
  },
}
