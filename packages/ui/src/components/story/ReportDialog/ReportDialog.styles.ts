import type { Theme } from '@emotion/react'

export const reportDialogStyles = ({ space }: Theme) => ({
  body: { display: 'grid', gap: space.l, justifyItems: 'start' },
  form: { display: 'grid', gap: space.l },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
})
