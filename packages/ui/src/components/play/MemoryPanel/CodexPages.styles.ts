import type { Theme } from '@emotion/react'

export const codexPagesStyles = ({ color, space, size }: Theme) => ({
  note: { paddingBlock: space.m, color: color.textMuted, fontSize: size.label, lineHeight: 1.5 },
})
