import { theme } from '../../../../design-system/theme/theme.ts'

const { color, media, space, radius } = theme

export const openStoryFormStyles = {
  place: {
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    minInlineSize: 0,
    [media.from.l]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  part: {
    padding: space.l,
    borderRadius: radius.m,
    background: color.surface,
    whiteSpace: 'pre-line',
  },
} as const
