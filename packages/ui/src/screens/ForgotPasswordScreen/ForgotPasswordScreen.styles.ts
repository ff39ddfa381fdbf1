import { theme } from '../../theme/theme.ts'

const { color } = theme

export const forgotPasswordScreenStyles = {
  screen: { background: color.canvas },
}
