import { theme } from '../../theme/theme.ts'

const { color } = theme

export const resetPasswordScreenStyles = {
  screen: { background: color.canvas },
}
