import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

export const resetPasswordScreenStyles = {
  screen: { background: color.canvas },
}
