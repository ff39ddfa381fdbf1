import type { Theme } from '@emotion/react'

export const waitingStoriesStyles = ({ color, space, size, radius, media, lineWidth }: Theme) => ({
  list: { display: 'grid', gap: space.l, margin: 0, padding: 0, listStyle: 'none' },
  story: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'start',
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    [media.from.m]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: space.xl,
    },
    '& > *': { minInlineSize: 0 },
  },
  words: { display: 'grid', gap: space.xs },
  title: { fontSize: size.card, overflowWrap: 'anywhere' as const },
  tagline: { color: color.textSecondary, overflowWrap: 'anywhere' as const },
  facts: { color: color.textMuted, fontSize: size.label, overflowWrap: 'anywhere' as const },
  findings: { gridColumn: '1 / -1', inlineSize: '100%' },
})
