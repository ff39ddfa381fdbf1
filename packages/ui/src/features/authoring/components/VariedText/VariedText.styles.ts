import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media } = theme

export const variedTextStyles = {
  place: { display: 'grid', gap: space.xs, minInlineSize: 0 },
  note: { color: color.textMuted, fontSize: size.small },
  forms: { display: 'grid', gap: space.s, margin: 0 },
  form: {
    display: 'grid',
    gap: `0 ${space.l}`,
    alignItems: 'baseline',
    [media.from.m]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  code: { color: color.link, fontSize: size.small, overflowWrap: 'anywhere' as const },
  means: { margin: 0, color: color.textSecondary, fontSize: size.small },
}
