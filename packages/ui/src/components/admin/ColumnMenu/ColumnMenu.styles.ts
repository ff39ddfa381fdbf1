import type { Theme } from '@emotion/react'

export const columnMenuStyles = ({ space }: Theme) => ({
  list: { display: 'grid', gap: space.xs, padding: space.s },
})
