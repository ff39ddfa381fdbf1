import { theme } from '../../../theme/theme.ts'

const { color, size, space } = theme

export const draftBandStyles = {
  band: {
    position: 'relative' as const,
    padding: `${space.xs} ${space.m}`,
    background: color.noteSurface,
    color: color.noteText,
    fontSize: size.label,
    lineHeight: 1.35,
    textAlign: 'center' as const,
    overflowWrap: 'anywhere' as const,
  },
}
