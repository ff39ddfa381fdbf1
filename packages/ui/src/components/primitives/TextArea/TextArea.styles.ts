import type { Theme } from '@emotion/react'

import { fieldStyles } from '../Field/Field.styles.ts'

export const textAreaStyles = (theme: Theme) => ({
  control: {
    ...fieldStyles(theme).control,
    display: 'block',
    lineHeight: 1.5,
    resize: 'vertical' as const,
  },
  story: { fontFamily: theme.font.story, fontSize: theme.size.choice, lineHeight: 1.6 },
  code: { fontFamily: 'ui-monospace, monospace', fontSize: theme.size.label, tabSize: 2 },
})
