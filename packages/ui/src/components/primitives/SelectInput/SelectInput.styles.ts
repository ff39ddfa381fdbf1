import type { Theme } from '@emotion/react'

import { fieldStyles } from '../Field/Field.styles.ts'

export const selectInputStyles = (theme: Theme) => ({
  field: { ...fieldStyles(theme).field, minInlineSize: 0 },
  label: fieldStyles(theme).label,
  error: fieldStyles(theme).error,
  hint: fieldStyles(theme).hint,
  select: {
    ...fieldStyles(theme).control,
    blockSize: theme.control.touch,
    paddingBlock: `calc(${theme.space.s} + ${theme.optical}) calc(${theme.space.s} - ${theme.optical})`,
    paddingInlineEnd: theme.space.xs,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.color.accent },
    '&:focus-visible': theme.focusRing,
    '&[aria-invalid="true"]': { borderColor: theme.color.dangerText },
    '& option': { background: theme.color.surface, color: theme.color.text },
  },
})
