import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const confirmDialogStyles = {
  error: { marginBlockStart: space.l },
}
