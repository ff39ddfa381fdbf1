import { pageSide } from '../../../theme/pageSide.ts'
import { theme } from '../../../theme/theme.ts'

const { color, space, size, font, card } = theme

export const resumedPlayStyles = {
  way: { display: 'flex', alignItems: 'center', gap: space.l, flexBasis: '100%', minInlineSize: 0 },
  beginAgain: { paddingInline: space.m },
  place: { flex: 1, minInlineSize: 0, color: color.textMuted },
  scene: {
    color: color.textSecondary,
    fontFamily: font.story,
    overflowWrap: 'anywhere' as const,
    ...pageSide,
  },
  meta: { display: 'flex', alignItems: 'center', gap: space.m, fontSize: size.small },
  bar: { flex: 1, maxInlineSize: card.session },
}
