import type { Theme } from '@emotion/react'

import { pageSide } from '../../../theme/pageSide.ts'
import { fieldStyles } from '../Field/Field.styles.ts'

export const textInputStyles = (theme: Theme) => ({
  control: { ...fieldStyles(theme).control, ...pageSide },
})
