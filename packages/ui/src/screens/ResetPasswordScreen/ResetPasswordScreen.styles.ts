import type { Theme } from '@emotion/react'

export const resetPasswordScreenStyles = ({ color }: Theme) => ({
  screen: { background: color.canvas },
})
