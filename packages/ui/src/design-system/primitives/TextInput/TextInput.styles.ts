import { pageSide } from '../../theme/pageSide.ts'
import { fieldStyles } from '../Field/Field.styles.ts'

export const textInputStyles = { control: { ...fieldStyles.control, ...pageSide } }
