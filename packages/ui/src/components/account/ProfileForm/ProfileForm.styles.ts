import type { Theme } from '@emotion/react'

export const profileFormStyles = ({ space }: Theme) => ({
  pictures: { display: 'grid', gap: space.m },
  placed: { display: 'flex', gap: space.l, alignItems: 'center' },
  form: { display: 'grid', gap: space.l, inlineSize: '100%' },
})
