import type { Theme } from '@emotion/react'

export const loginRequiredDialogStyles = ({ measure }: Theme) => ({
  message: { maxInlineSize: measure.prose, textWrap: 'pretty' as const },
})
