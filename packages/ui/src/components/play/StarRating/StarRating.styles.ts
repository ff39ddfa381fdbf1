import type { Theme } from '@emotion/react'

export const starRatingStyles = ({ color, size, space, radius, control }: Theme) => ({
  group: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.xs} ${space.m}`,
    marginBlockEnd: space.s,
    '& > span': { fontSize: size.body },
    '& > [data-items]': { display: 'flex' },
    '& label': {
      display: 'grid',
      placeItems: 'center',
      inlineSize: control.touch,
      blockSize: control.touch,
      borderRadius: radius.m,
      '&[data-hovered]': { background: color.raised },
    },
  },
  star: { display: 'grid', color: color.accent },
  lit: { color: color.progressFill },
})
