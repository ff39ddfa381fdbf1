import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const scenePlateStyles = {
  place: { marginBlock: space.s },
}
