import { theme } from '../../../../design-system/theme/theme.ts'

const { space, radius, control, focusRing } = theme

export const userMenuStyles = {
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
}
