import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const secondFactorDueStyles = {
  due: { marginBlockEnd: space.l },
}
