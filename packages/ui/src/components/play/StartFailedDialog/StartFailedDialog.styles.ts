import type { Theme } from '@emotion/react'

export const startFailedDialogStyles = ({ measure }: Theme) => ({
  reason: { maxInlineSize: measure.prose, textWrap: 'pretty' as const },
})
