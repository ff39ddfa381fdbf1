import type { Theme } from '@emotion/react'

export const userMenuStyles = ({ space, radius, control, focusRing }: Theme) => ({
  places: { display: 'flex', alignItems: 'center', gap: space.l },
  own: { display: 'flex', alignItems: 'center' },
  profile: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: control.touch,
    minBlockSize: control.touch,
    borderRadius: radius.s,
    '&:focus-visible': focusRing,
  },
})
