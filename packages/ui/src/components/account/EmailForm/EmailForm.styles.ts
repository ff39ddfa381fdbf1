import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const emailFormStyles = {
  field: { marginBlockEnd: space.s },
}
