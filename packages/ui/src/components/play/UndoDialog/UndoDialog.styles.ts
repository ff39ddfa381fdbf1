import type { Theme } from '@emotion/react'

export const undoDialogStyles = ({ space }: Theme) => ({
  refund: { marginBlockStart: space.s },
})
