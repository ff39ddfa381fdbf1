import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

export const addPartStyles = {
  end: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  near: { color: color.textMuted, fontSize: size.small },
}
