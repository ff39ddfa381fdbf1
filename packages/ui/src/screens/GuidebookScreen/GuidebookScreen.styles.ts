import type { Theme } from '@emotion/react'

export const guidebookScreenStyles = ({ color, space, size, font, measure, media }: Theme) => ({
  page: {
    display: 'grid',
    gap: space.xl,
    paddingBlock: `${space.xxl} ${space.giant}`,
    [media.from.xl]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.giant,
      paddingBlockStart: space.giant,
    },
  },
  head: { [media.from.xl]: { gridColumn: 2 } },
  title: { fontSize: '2.125rem', [media.from.m]: { fontSize: size.hero } },
  revised: { marginBlockStart: space.s, color: color.textMuted },
  lead: {
    maxInlineSize: measure.prose,
    marginBlockStart: space.l,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.lead,
    lineHeight: 1.6,
  },
  contents: {
    padding: space.l,
    border: `1px solid ${color.lineSubtle}`,
    background: color.surface,
    [media.from.xl]: {
      gridRow: '1 / span 2',
      gridColumn: 1,
      position: 'sticky' as const,
      insetBlockStart: '104px',
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 136px)',
      overflowY: 'auto' as const,
    },
  },
  summary: {
    minBlockSize: '24px',
    fontFamily: font.story,
    fontSize: size.card,
    cursor: 'pointer',
  },
  list: {
    display: 'grid',
    gap: space.xs,
    marginBlockStart: space.s,
    '& a': { display: 'inline-block', paddingBlock: space.xs, minBlockSize: '24px' },
    '& a[aria-current]': { color: color.accent },
  },
  onPage: {
    marginBlockStart: space.l,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${color.lineSubtle}`,
    color: color.textMuted,
    fontSize: size.small,
  },
  sections: { display: 'grid', gap: space.xxl, [media.from.xl]: { gridColumn: 2 } },
  heading: { marginBlockEnd: space.m, fontSize: size.section },
})
