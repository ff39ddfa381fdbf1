import type { Theme } from '@emotion/react'

export const dialogFormStyles = ({ space }: Theme) => ({
  form: { display: 'grid', gap: space.l },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
})
