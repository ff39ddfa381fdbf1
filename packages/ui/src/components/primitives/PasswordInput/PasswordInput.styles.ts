import type { Theme } from '@emotion/react'

import { fieldStyles } from '../Field/Field.styles.ts'

export const passwordInputStyles = (theme: Theme) => ({
  row: { position: 'relative' as const, display: 'flex' },
  control: { ...fieldStyles(theme).control, paddingInlineEnd: '48px' },
  reveal: {
    position: 'absolute' as const,
    insetBlockStart: '4px',
    insetInlineEnd: '4px',
    '& > button': { borderColor: 'transparent' },
  },
})
