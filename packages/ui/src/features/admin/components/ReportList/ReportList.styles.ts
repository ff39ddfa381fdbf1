import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, lineWidth } = theme

export const reportListStyles = {
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
}
