import { theme } from '../../theme/theme.ts'

const { color, radius, offset, lineWidth } = theme

export const linkStyles = {
  link: {
    borderRadius: radius.s,
    color: color.link,
    textDecoration: 'underline',
    textUnderlineOffset: offset.s,
    textDecorationThickness: lineWidth.hairline,
    '&:hover': { textDecorationThickness: lineWidth.thick },
  },
  quiet: {
    color: color.textSecondary,
    textDecoration: 'none',
    '&:hover': { color: color.text, textDecoration: 'underline' },
  },
}
