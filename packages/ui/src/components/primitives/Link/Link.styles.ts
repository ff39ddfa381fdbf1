import type { Theme } from '@emotion/react'

export const linkStyles = ({ color, radius }: Theme) => ({
  link: {
    borderRadius: radius.s,
    color: color.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    '&:hover': { textDecorationThickness: '2px' },
  },
  quiet: {
    color: color.textSecondary,
    textDecoration: 'none',
    '&:hover': { color: color.text, textDecoration: 'underline' },
  },
})
