import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, media, control } = theme

export const shareButtonStyles = {
  place: { display: 'flex', alignItems: 'center', gap: space.s },
  said: { color: color.textSecondary, fontSize: size.label },
  // A phone has room for the drawing; the word stays for assistive technology.
  button: {
    [media.below.m]: {
      inlineSize: control.touch,
      paddingInline: 0,
      '& > span': { position: 'absolute' as const, clipPath: 'inset(50%)' },
    },
  },
}
