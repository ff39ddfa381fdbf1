import type { Theme } from '@emotion/react'

import { fieldStyles } from '../Field/Field.styles.ts'

export const numberInputStyles = (theme: Theme) => ({
  control: { ...fieldStyles(theme).control, fontVariantNumeric: 'tabular-nums lining-nums' },
})
