import { theme } from '../../../theme/theme.ts'

const { color, space, size } = theme

export const codexPagesStyles = {
  note: { paddingBlock: space.m, color: color.textMuted, fontSize: size.label, lineHeight: 1.5 },
}
