import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

export const verifyEmailScreenStyles = {
  screen: { background: color.canvas },
}
