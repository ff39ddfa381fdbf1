import { theme } from '../../../theme/theme.ts'

const { color, space, size } = theme

export const errorStateStyles = {
  box: { gap: space.l, padding: `${space.mPlus} ${space.l} ${space.m}` },
  message: { color: color.text, fontSize: size.note },
  retry: { marginBlockStart: space.m },
}
