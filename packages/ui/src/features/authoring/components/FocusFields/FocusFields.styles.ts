import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const focusFieldsStyles = {
  group: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': {
      marginBlockEnd: space.s,
      padding: 0,
      color: color.textSecondary,
      fontSize: size.label,
    },
  },
}
