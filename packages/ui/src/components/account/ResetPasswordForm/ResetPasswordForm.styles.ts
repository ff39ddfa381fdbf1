import type { Theme } from '@emotion/react'

export const resetPasswordFormStyles = ({ space }: Theme) => ({
  fields: { marginBlockEnd: space.s },
})
