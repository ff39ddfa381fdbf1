import type { Theme } from '@emotion/react'

export const errorStateStyles = ({ color, space, size }: Theme) => ({
  box: { gap: space.l, padding: `${space.mPlus} ${space.l} ${space.m}` },
  message: { color: color.text, fontSize: size.note },
  retry: { marginBlockStart: space.m },
})
