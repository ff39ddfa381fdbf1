import { theme } from '../../../theme/theme.ts'

const { color, size, space } = theme

export const offlineBannerStyles = {
  banner: {
    padding: `${space.s} ${space.m} ${space.xsPlus}`,
    background: color.noteSurface,
    color: color.noteText,
    fontSize: size.label,
    lineHeight: 1.35,
    textAlign: 'center' as const,
  },
  kept: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    columnGap: space.m,
  },
  link: { paddingBlock: space.xs, color: 'inherit' },
}
