import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const resetPasswordFormStyles = {
  fields: { marginBlockEnd: space.s },
}
