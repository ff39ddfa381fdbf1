import type { Theme } from '@emotion/react'

export const createStoryScreenStyles = ({ color, space, size }: Theme) => ({
  lead: { color: color.textMuted, fontSize: size.note },
  other: {
    marginBlockEnd: space.m,
    padding: `${space.sPlus} ${space.l}`,
  },
})
