import type { Theme } from '@emotion/react'

export const forgotPasswordScreenStyles = ({ color }: Theme) => ({
  screen: { background: color.canvas },
})
