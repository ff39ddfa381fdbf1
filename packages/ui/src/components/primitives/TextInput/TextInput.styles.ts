import type { Theme } from '@emotion/react'

import { fieldStyles } from '../Field/Field.styles.ts'

export const textInputStyles = (theme: Theme) => ({
  control: fieldStyles(theme).control,
})
