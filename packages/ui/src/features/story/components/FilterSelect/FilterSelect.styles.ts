import { fieldStyles } from '../../../../design-system/primitives/Field/Field.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

export const filterSelectStyles = {
  field: { ...fieldStyles.field, minInlineSize: 0 },
  label: fieldStyles.label,
  select: {
    ...fieldStyles.control,
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
}
