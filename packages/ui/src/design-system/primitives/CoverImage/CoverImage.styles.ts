import { torana } from '../../theme/torana.ts'
import { theme } from '../../theme/theme.ts'

const { color } = theme

export const coverImageStyles = {
  box: {
    position: 'relative' as const,
    overflow: 'hidden',
    inlineSize: '100%',
    background: color.neutralSurface,
  },
  torana,
  image: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' as const },
  drawing: { inlineSize: '100%', blockSize: '100%' },
  halo: { fill: color.accent, opacity: 0.1 },
  flame: { fill: color.action },
  line: {
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 2.5,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
}
