import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, media, control } = theme

export const shareButtonStyles = {
  place: { display: 'flex', alignItems: 'center', gap: space.s },
  said: { color: color.textSecondary, fontSize: size.label },
  // On a phone only the icon is visible.
  button: {
    [media.below.m]: {
      inlineSize: control.touch,
      paddingInline: 0,
      '& > span': { position: 'absolute' as const, clipPath: 'inset(50%)' },
    },
  },
}
