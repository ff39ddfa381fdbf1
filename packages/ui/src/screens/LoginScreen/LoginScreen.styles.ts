import type { Theme } from '@emotion/react'

export const loginScreenStyles = ({ color }: Theme) => ({
  screen: { background: color.canvas },
})
