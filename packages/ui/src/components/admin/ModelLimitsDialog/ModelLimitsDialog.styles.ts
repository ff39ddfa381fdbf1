import type { Theme } from '@emotion/react'

export const modelLimitsDialogStyles = ({ color, space, size }: Theme) => ({
  choice: { display: 'grid', gap: space.xs },
  hint: { color: color.textMuted, fontSize: size.small, lineHeight: 1.45 },
})
