import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

export const forgotPasswordScreenStyles = {
  screen: { background: color.canvas },
}
