import { theme } from '../../../../design-system/theme/theme.ts'

const { color } = theme

export const loginLinkScreenStyles = {
  screen: { background: color.canvas },
}
