import type { Theme } from '@emotion/react'

export const storyFactsStyles = ({ space, color, radius, focusRing }: Theme) => ({
  row: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  link: {
    display: 'inline-flex',
    borderRadius: radius.full,
    textDecoration: 'none',
    '&:hover > span': { borderColor: color.accent, color: color.text },
    '&:focus-visible': focusRing,
  },
})
