import type { Theme } from '@emotion/react'

export const bulkDialogStyles = ({ color, size }: Theme) => ({
  preview: { margin: 0, color: color.textSecondary, fontSize: size.label },
})
