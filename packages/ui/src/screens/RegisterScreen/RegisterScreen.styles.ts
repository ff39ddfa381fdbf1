import type { Theme } from '@emotion/react'

export const registerScreenStyles = ({ color }: Theme) => ({
  screen: { background: color.canvas },
})
