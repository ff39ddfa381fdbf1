import type { Theme } from '@emotion/react'

export const registerFormStyles = ({ space }: Theme) => ({
  fields: { display: 'grid', gap: space.l },
})
