import type { Theme } from '@emotion/react'

export const profileFormStyles = ({ space }: Theme) => ({
  form: { display: 'grid', gap: space.l, inlineSize: '100%' },
})
