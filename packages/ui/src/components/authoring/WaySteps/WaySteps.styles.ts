import type { Theme } from '@emotion/react'

export const wayStepsStyles = ({ color, space }: Theme) => ({
  steps: { color: color.textSecondary },
  numbered: { paddingInlineStart: space.xl, listStyle: 'decimal' },
})
