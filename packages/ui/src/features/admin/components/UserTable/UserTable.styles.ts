import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const userTableStyles = {
  names: { display: 'grid', lineHeight: 1.35, overflowWrap: 'anywhere' as const },
  username: { color: color.text, fontWeight: 600 },
  quiet: { color: color.textMuted, fontSize: size.label },
  menu: { display: 'grid', gap: space.s, padding: space.xs },
}
