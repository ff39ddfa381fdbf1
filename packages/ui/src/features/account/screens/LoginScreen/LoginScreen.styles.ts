import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

export const loginScreenStyles = {
  screen: { background: color.canvas },
}
