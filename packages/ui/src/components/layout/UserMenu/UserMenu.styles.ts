import type { Theme } from '@emotion/react'

export const userMenuStyles = ({ space }: Theme) => ({
  places: { display: 'flex', alignItems: 'center', gap: space.l },
})
