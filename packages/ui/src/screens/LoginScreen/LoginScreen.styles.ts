import { theme } from '../../theme/theme.ts'

const { color } = theme

export const loginScreenStyles = {
  screen: { background: color.canvas },
}
