import { theme } from '../../../theme/theme.ts'

const { color, space, size } = theme

export const providerDialogStyles = {
  form: { display: 'grid', gap: space.l },
  part: { display: 'grid', gap: space.m },
  warning: {
    marginBlockStart: `calc(-1 * ${space.xs})`,
    color: color.textMuted,
    fontSize: size.small,
    lineHeight: 1.45,
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.m,
    marginBlockStart: space.s,
  },
  last: { marginInlineStart: 'auto' },
}
