import type { Theme } from '@emotion/react'

export const adultDialogStyles = ({ space }: Theme) => ({
  body: { display: 'grid', gap: space.m },
})
