import { fieldStyles } from '../Field/Field.styles.ts'

export const numberInputStyles = {
  control: { ...fieldStyles.control, fontVariantNumeric: 'tabular-nums lining-nums' },
}
