import type { Theme } from '@emotion/react'

export const scenePlateStyles = ({ space }: Theme) => ({
  place: { marginBlock: space.s },
})
