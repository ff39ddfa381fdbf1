import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, lineWidth, media } = theme

export const accountFormStyles = {
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.title } },
  lead: { marginBlock: `calc(-1 * ${space.xs}) ${space.s}`, color: color.textSecondary },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${lineWidth.hairline} solid ${color.line}`,
    },
  },
  other: { color: color.textSecondary, textAlign: 'center' as const },
}
