import type { Theme } from '@emotion/react'

import { fieldStyles } from '../../primitives/Field/Field.styles.ts'

export const filterSelectStyles = (theme: Theme) => ({
  field: { ...fieldStyles(theme).field, minInlineSize: 0 },
  label: fieldStyles(theme).label,
  select: {
    ...fieldStyles(theme).control,
    // As high as a field that is typed into, beside which it stands.
    blockSize: theme.control.touch,
    paddingBlock: `calc(${theme.space.s} + ${theme.optical}) calc(${theme.space.s} - ${theme.optical})`,
    paddingInlineEnd: theme.space.xs,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.color.accent },
    '&:focus-visible': theme.focusRing,
    '& option': { background: theme.color.surface, color: theme.color.text },
  },
  chosen: { borderColor: theme.color.accent, color: theme.color.accent },
})
