import { fieldStyles } from '../../../../design-system/primitives/Field/Field.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

export const dayFieldStyles = {
  field: { ...fieldStyles.field, minInlineSize: 0 },
  label: fieldStyles.label,
  day: {
    ...fieldStyles.control,
    colorScheme: 'inherit',
    '&:focus-visible': theme.focusRing,
  },
}
