import { theme } from '../../../theme/theme.ts'

const { measure } = theme

export const startFailedDialogStyles = {
  reason: { maxInlineSize: measure.prose, textWrap: 'pretty' as const },
}
