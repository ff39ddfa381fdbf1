import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, media, lineWidth } = theme

export const avatarChooserStyles = {
  group: {
    gap: space.s,
    '& > [data-items]': {
      display: 'flex',
      flexWrap: 'wrap' as const,
      alignItems: 'center',
      gap: space.s,
    },
    '& label': {
      padding: space.xs,
      border: `${lineWidth.thick} solid transparent`,
      borderRadius: radius.full,
      '&[data-hovered]': { borderColor: color.lineControl },
      '&[data-selected]': { borderColor: color.accent },
      [media.forcedColors]: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
}
