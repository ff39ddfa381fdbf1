import { fieldStyles } from '../Field/Field.styles.ts'
import { theme } from '../../theme/theme.ts'

export const passwordInputStyles = {
  row: { position: 'relative' as const, display: 'flex' },
  control: { ...fieldStyles.control, paddingInlineEnd: theme.space.huge },
  reveal: {
    position: 'absolute' as const,
    insetBlockStart: theme.space.xs,
    insetInlineEnd: theme.space.xs,
    '& > button': { borderColor: 'transparent' },
  },
}
