import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const savedScreenStyles = {
  title: { marginBlock: `${space.xl} ${space.s}`, fontSize: size.title },
  lead: { marginBlockEnd: space.xl, color: color.textMuted },
}
