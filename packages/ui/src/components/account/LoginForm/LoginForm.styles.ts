import type { Theme } from '@emotion/react'

export const loginFormStyles = ({ space }: Theme) => ({
  between: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
})
