import type { Theme } from '@emotion/react'

export const savedScreenStyles = ({ color, space, size }: Theme) => ({
  title: { marginBlock: `${space.xl} ${space.s}`, fontSize: size.title },
  lead: { marginBlockEnd: space.xl, color: color.textMuted },
})
