import type { Theme } from '@emotion/react'

export const storyKeysSheetStyles = ({ color, space, size }: Theme) => ({
  note: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.label },
})
