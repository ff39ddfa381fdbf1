import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

export const registerScreenStyles = {
  screen: { background: color.canvas },
}
