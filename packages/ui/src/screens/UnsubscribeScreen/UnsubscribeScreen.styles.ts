import { theme } from '../../theme/theme.ts'

const { color } = theme

export const unsubscribeScreenStyles = {
  screen: { background: color.canvas },
}
