import type { Theme } from '@emotion/react'

export const reportDialogStyles = ({ space }: Theme) => ({
  body: { display: 'grid', gap: space.l, justifyItems: 'start' },
})
