import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const storyKeysSheetStyles = {
  note: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.label },
}
