import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const foldStyles = {
  fold: {
    '& > summary': {
      color: color.textSecondary,
      fontSize: size.label,
      fontWeight: 600,
    },
  },
  content: { display: 'grid', gap: space.l, minInlineSize: 0, paddingBlockStart: space.m },
}
