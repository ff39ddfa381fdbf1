import type { Theme } from '@emotion/react'

export const starRatingStyles = ({ color, size, space, radius, ...theme }: Theme) => ({
  group: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.xs} ${space.m}`,
    marginBlockEnd: space.s,
  },
  question: { color: color.textSecondary, fontSize: size.body },
  stars: { display: 'flex' },
  star: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.control.touch,
    blockSize: theme.control.touch,
    borderRadius: radius.m,
    color: color.accent,
    cursor: 'pointer',
    '&[data-hovered]': { background: color.raised },
    '&[data-focus-visible]': theme.focusRing,
  },
  lit: { color: color.progressFill },
})
