import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, control } = theme

export const starRatingStyles = {
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
}
