import { theme } from '../../../theme/theme.ts'

const { space, color, font } = theme

export const alternativesPanelStyles = {
  panel: { display: 'grid', gap: space.s, color: color.text, fontFamily: font.interface },
  models: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}
