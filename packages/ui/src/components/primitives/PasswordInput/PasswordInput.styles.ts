import type { Theme } from '@emotion/react'

import { fieldStyles } from '../Field/Field.styles.ts'

export const passwordInputStyles = (theme: Theme) => ({
  row: { position: 'relative' as const, display: 'flex' },
  control: { ...fieldStyles(theme).control, paddingInlineEnd: theme.space.huge },
  reveal: {
    position: 'absolute' as const,
    insetBlockStart: theme.space.xs,
    insetInlineEnd: theme.space.xs,
    '& > button': { borderColor: 'transparent' },
  },
})
