import type { Theme } from '@emotion/react'

export const verifyEmailScreenStyles = ({ color }: Theme) => ({
  screen: { background: color.canvas },
})
