import type { Theme } from '@emotion/react'

export const iconStyles = ({ color }: Theme) => ({
  line: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.75,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
  solid: { fill: 'currentcolor', stroke: 'none' },
  filled: { fill: color.progressFill, stroke: color.progressFill },
})
