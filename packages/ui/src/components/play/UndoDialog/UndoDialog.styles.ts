import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const undoDialogStyles = {
  refund: { marginBlockStart: space.s },
}
