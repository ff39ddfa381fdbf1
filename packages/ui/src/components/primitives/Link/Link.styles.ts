import type { Theme } from '@emotion/react'

export const linkStyles = ({ color, radius, offset, lineWidth }: Theme) => ({
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
})
