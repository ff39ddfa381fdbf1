import type { Theme } from '@emotion/react'

export const codexScreenStyles = ({ color, measure, size, space }: Theme) => ({
  page: {
    display: 'grid',
    gap: space.s,
    maxInlineSize: measure.lead,
    paddingBlockEnd: space.huge,
    '& > *': { minInlineSize: 0 },
  },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  lead: { color: color.textSecondary },
  veiled: { paddingBlock: space.m, color: color.textMuted },
})
