import type { Theme } from '@emotion/react'

export const secondFactorDueStyles = ({ space }: Theme) => ({
  due: { marginBlockEnd: space.l },
})
