import type { Theme } from '@emotion/react'

export const storyVersionsStyles = ({ color, space, size, lineWidth, column }: Theme) => ({
  list: { display: 'grid', marginBlockEnd: space.m },
  version: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.xs} ${space.l}`,
    paddingBlock: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  words: { display: 'grid', gap: space.xs, flex: `1 1 ${column.xs}` },
  head: { display: 'flex', alignItems: 'center', gap: space.m, fontWeight: 600 },
  facts: { color: color.textMuted, fontSize: size.label },
})
