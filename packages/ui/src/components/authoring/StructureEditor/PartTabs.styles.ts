import { theme } from '../../../theme/theme.ts'

const { color, space, size } = theme

export const partTabsStyles = {
  tabs: {
    '& [role="tab"]': { flex: 'none', paddingInline: space.xs },
    '& > [role="tabpanel"]': { display: 'grid', gap: space.l, minInlineSize: 0 },
  },
  count: {
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}
