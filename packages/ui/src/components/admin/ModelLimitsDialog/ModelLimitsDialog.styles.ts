import type { Theme } from '@emotion/react'

export const modelLimitsDialogStyles = ({ color, space, size }: Theme) => ({
  form: { display: 'grid', gap: space.l },
  choice: { display: 'grid', gap: space.xs },
  hint: { color: color.textMuted, fontSize: size.small, lineHeight: 1.45 },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
})
