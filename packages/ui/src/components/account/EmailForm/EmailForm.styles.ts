import type { Theme } from '@emotion/react'

export const emailFormStyles = ({ space }: Theme) => ({
  field: { marginBlockEnd: space.s },
})
