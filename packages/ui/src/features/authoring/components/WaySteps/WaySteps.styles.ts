import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space } = theme

export const wayStepsStyles = {
  steps: { color: color.textSecondary },
  numbered: { paddingInlineStart: space.xl, listStyle: 'decimal' },
}
