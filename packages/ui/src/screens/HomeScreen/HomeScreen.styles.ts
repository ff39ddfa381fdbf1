import type { Theme } from '@emotion/react'

export const homeScreenStyles = ({ space }: Theme) => ({
  state: { marginBlockStart: space.giant },
})
