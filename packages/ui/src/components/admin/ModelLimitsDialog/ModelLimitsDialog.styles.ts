import { theme } from '../../../theme/theme.ts'

const { color, space, size } = theme

export const modelLimitsDialogStyles = {
  choice: { display: 'grid', gap: space.xs },
  hint: { color: color.textMuted, fontSize: size.small, lineHeight: 1.45 },
}
