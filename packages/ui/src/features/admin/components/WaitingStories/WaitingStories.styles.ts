import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size } = theme

export const waitingStoriesStyles = {
  title: { color: color.text, fontSize: size.card, overflowWrap: 'anywhere' as const },
  tagline: { overflowWrap: 'anywhere' as const, ...pageSide },
  facts: { color: color.textMuted, fontSize: size.label, overflowWrap: 'anywhere' as const },
}
