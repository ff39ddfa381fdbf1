import { keyframes } from '@emotion/react'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, space, motion, art, icon, media } = theme

const draw = keyframes`
  from { stroke-dashoffset: 1 }
  60%, to { stroke-dashoffset: 0 }
`

export const thinkingIndicatorStyles = {
  indicator: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    color: color.textSecondary,
    fontFamily: font.interface,
  },
  brush: {
    flex: 'none',
    inlineSize: art.m,
    blockSize: icon.l,
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 3,
    strokeLinecap: 'round' as const,
    [media.forcedColors]: { stroke: 'CanvasText' },
    // With reduced motion the whole stroke is visible.
    strokeDasharray: '1 1',
    animation: `${draw} 2.4s ${motion.ease} infinite`,
  },
}
