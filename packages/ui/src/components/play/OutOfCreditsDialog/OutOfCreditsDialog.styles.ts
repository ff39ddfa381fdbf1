import type { Theme } from '@emotion/react'

export const outOfCreditsDialogStyles = ({ space }: Theme) => ({
  message: { marginBlockEnd: space.l },
})
