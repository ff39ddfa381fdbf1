import type { Theme } from '@emotion/react'

export const newPasswordFieldsStyles = ({ space }: Theme) => ({
  fields: { display: 'grid', gap: space.l },
})
