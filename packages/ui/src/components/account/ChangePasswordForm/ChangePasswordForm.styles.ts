import type { Theme } from '@emotion/react'

export const changePasswordFormStyles = ({ space, measure }: Theme) => ({
  form: { display: 'grid', gap: space.l, inlineSize: `min(${measure.form}, 100%)` },
})
