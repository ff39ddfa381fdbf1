import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const secondFactorDueStyles = {
  due: { marginBlockEnd: space.l },
}
