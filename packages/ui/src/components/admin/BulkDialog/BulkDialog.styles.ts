import { theme } from '../../../theme/theme.ts'

const { color, size } = theme

export const bulkDialogStyles = {
  preview: { margin: 0, color: color.textSecondary, fontSize: size.label },
}
