import type { Theme } from '@emotion/react'

const figures = 'tabular-nums lining-nums'

export const userTableStyles = ({
  color,
  space,
  size,
  radius,
  doubleLine,
  lineWidth,
  tile,
}: Theme) => ({
  table: {
    inlineSize: '100%',
    borderCollapse: 'collapse' as const,
    textAlign: 'start' as const,
    '& thead th': {
      padding: `${space.s} ${space.m}`,
      borderBlockEnd: doubleLine,
      color: color.textMuted,
      fontSize: size.small,
      fontWeight: 600,
      textAlign: 'start' as const,
      whiteSpace: 'nowrap' as const,
    },
    '& tbody :is(th, td)': {
      padding: `${space.sPlus} ${space.m}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
      verticalAlign: 'middle' as const,
    },
    '& tbody tr:hover': { background: color.surface },
  },
  // Twice the class, for it must win over the alignment of all heads.
  number: { '&&&': { textAlign: 'end' as const, fontVariantNumeric: figures } },
  person: { minInlineSize: tile.xl, fontWeight: 400, textAlign: 'start' as const },
  since: { color: color.textSecondary, fontSize: size.label, whiteSpace: 'nowrap' as const },
  names: { display: 'grid', lineHeight: 1.35, overflowWrap: 'anywhere' as const },
  username: { fontWeight: 600 },
  quiet: { color: color.textMuted, fontSize: size.label },
  badges: { display: 'flex', flexWrap: 'wrap' as const, gap: space.xs },
  menu: { display: 'grid', gap: space.s, padding: space.xs },
  cards: { display: 'grid', gap: space.m },
  card: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.m,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.xs} ${space.xl}`,
    fontVariantNumeric: figures,
  },
  factName: { color: color.textMuted, fontSize: size.small },
})
