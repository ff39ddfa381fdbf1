import { theme } from '../../../theme/theme.ts'

const { color, space, size, lineWidth } = theme

export const reportListStyles = {
  words: { display: 'grid', gap: space.s },
  head: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.s },
  title: { color: color.text, fontSize: size.card, overflowWrap: 'anywhere' as const },
  facts: { color: color.textMuted, fontSize: size.label, overflowWrap: 'anywhere' as const },
  note: {
    margin: 0,
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.thick} solid ${color.line}`,
    color: color.textSecondary,
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-line' as const,
  },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}
