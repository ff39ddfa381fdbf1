import { theme } from '../../../../design-system/theme/theme.ts'

const { measure, space } = theme

export const premiumDialogStyles = {
  words: { display: 'grid', gap: space.s, maxInlineSize: measure.prose },
  line: { textWrap: 'pretty' as const },
}
