import type { Theme } from '@emotion/react'

export const confirmDialogStyles = ({ space }: Theme) => ({
  error: { marginBlockStart: space.l },
})
