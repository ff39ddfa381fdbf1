import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const userCardStyles = {
  card: { display: 'grid', gap: space.xs, padding: space.xs },
  credits: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    marginBlockEnd: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '& > svg': { marginBlockStart: `calc(-1 * ${space.hair})` },
  },
}
