import type { Theme } from '@emotion/react'

export const draftBandStyles = ({ color, size, space }: Theme) => ({
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
})
