import type { Theme } from '@emotion/react'

export const createStoryScreenStyles = ({ color, size }: Theme) => ({
  lead: { color: color.textMuted, fontSize: size.note },
})
