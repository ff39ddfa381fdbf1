import type { Theme } from '@emotion/react'

import { fieldStyles } from '../../primitives/Field/Field.styles.ts'

export const dayFieldStyles = (theme: Theme) => ({
  field: { ...fieldStyles(theme).field, minInlineSize: 0 },
  label: fieldStyles(theme).label,
  day: {
    ...fieldStyles(theme).control,
    colorScheme: 'inherit',
    '&:focus-visible': theme.focusRing,
  },
})
