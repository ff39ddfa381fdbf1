import { theme } from '../../theme/theme.ts'

const { color } = theme

export const verifyEmailScreenStyles = {
  screen: { background: color.canvas },
}
