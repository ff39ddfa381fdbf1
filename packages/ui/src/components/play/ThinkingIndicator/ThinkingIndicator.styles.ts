import { keyframes, type Theme } from '@emotion/react'

const draw = keyframes`
  from { stroke-dashoffset: 1 }
  60%, to { stroke-dashoffset: 0 }
`

export const thinkingIndicatorStyles = ({
  color,
  font,
  space,
  motion,
  art,
  icon,
  media,
}: Theme) => ({
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
    // Without motion the stroke stands finished, as the animation's end does.
    strokeDasharray: '1 1',
    animation: `${draw} 2.4s ${motion.ease} infinite`,
  },
})
