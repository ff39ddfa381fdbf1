import { theme } from '../../../../design-system/theme/theme.ts'

const { measure } = theme

export const loginRequiredDialogStyles = {
  message: { maxInlineSize: measure.prose, textWrap: 'pretty' as const },
}
