import type { Theme } from '@emotion/react'

export const partTabsStyles = ({ color, space, size }: Theme) => ({
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
})
