import type { Theme } from '@emotion/react'

export const unsubscribeScreenStyles = ({ color }: Theme) => ({
  screen: { background: color.canvas },
})
