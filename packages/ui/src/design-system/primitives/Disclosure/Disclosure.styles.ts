import { theme } from '../../theme/theme.ts'

const { color, size, space } = theme

export const disclosureStyles = {
  place: {
    minInlineSize: 0,
    '& > summary': {
      overflowWrap: 'anywhere' as const,
      cursor: 'pointer',
    },
  },
  note: {
    paddingInlineStart: space.s,
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 400,
  },
}
