import type { Theme } from '@emotion/react'

export const createStoryScreenStyles = ({ color, space, size, radius }: Theme) => ({
  lead: { color: color.textMuted, fontSize: size.note },
  other: {
    marginBlockEnd: space.m,
    padding: `${space.sPlus} ${space.l}`,
    borderRadius: radius.m,
    background: color.noteSurface,
    color: color.noteText,
  },
})
