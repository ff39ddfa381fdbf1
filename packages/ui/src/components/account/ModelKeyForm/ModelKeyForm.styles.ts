import type { Theme } from '@emotion/react'

export const modelKeyFormStyles = ({ space }: Theme) => ({
  form: { display: 'grid', gap: space.l, inlineSize: '100%' },
})
