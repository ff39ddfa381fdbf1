import { theme } from '../../../theme/theme.ts'

const { color, space, size } = theme

export const settingsFormEndStyles = {
  done: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.positiveText,
    fontSize: size.label,
  },
}
