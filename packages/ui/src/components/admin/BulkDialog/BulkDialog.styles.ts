import type { Theme } from '@emotion/react'

export const bulkDialogStyles = ({ color, space, size }: Theme) => ({
  form: { display: 'grid', gap: space.l },
  preview: { margin: 0, color: color.textSecondary, fontSize: size.label },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
})
