import type { Theme } from '@emotion/react'

export const loginLinkScreenStyles = ({ color }: Theme) => ({
  screen: { background: color.canvas },
})
