import type { Theme } from '@emotion/react'

export const storyFactsStyles = ({ color, radius, focusRing }: Theme) => ({
  link: {
    display: 'inline-flex',
    borderRadius: radius.full,
    textDecoration: 'none',
    '&:hover > span': { borderColor: color.accent, color: color.text },
    '&:focus-visible': focusRing,
  },
})
