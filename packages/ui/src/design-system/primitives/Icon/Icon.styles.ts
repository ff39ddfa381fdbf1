import { theme } from '../../theme/theme.ts'

const { color, media } = theme

export const iconStyles = {
  line: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.75,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
  // Mirrors directional icons in right-to-left text.
  along: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  solid: { fill: 'currentcolor', stroke: 'none' },
  filled: {
    fill: color.progressFill,
    stroke: color.progressFill,
    [media.forcedColors]: { fill: 'currentcolor', stroke: 'currentcolor' },
  },
}
