import { fieldStyles } from '../Field/Field.styles.ts'
import { theme } from '../../theme/theme.ts'

export const selectInputStyles = {
  field: { ...fieldStyles.field, minInlineSize: 0 },
  label: fieldStyles.label,
  error: fieldStyles.error,
  hint: fieldStyles.hint,
  select: {
    ...fieldStyles.control,
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
}
