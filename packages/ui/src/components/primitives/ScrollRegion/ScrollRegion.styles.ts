import type { Theme } from '@emotion/react'

export const scrollRegionStyles = ({ focusRing }: Theme) => ({
  region: { overflow: 'auto', '&:focus-visible': focusRing },
})
