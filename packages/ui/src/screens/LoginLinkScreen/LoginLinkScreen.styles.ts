import { theme } from '../../theme/theme.ts'

const { color } = theme

export const loginLinkScreenStyles = {
  screen: { background: color.canvas },
}
