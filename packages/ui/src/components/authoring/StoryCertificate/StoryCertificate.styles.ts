import type { Theme } from '@emotion/react'

export const storyCertificateStyles = ({
  color,
  space,
  size,
  radius,
  goldDoubleLine,
  lineWidth,
}: Theme) => ({
  place: {
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderBlockStart: goldDoubleLine,
    borderRadius: radius.m,
    background: color.surface,
  },
  title: { display: 'flex', alignItems: 'center', gap: space.s, fontSize: size.heading },
  seal: { color: color.positiveText },
  lead: { marginBlock: `${space.xs} ${space.l}`, color: color.textSecondary },
  table: {
    inlineSize: '100%',
    borderCollapse: 'collapse' as const,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th, & td': {
      paddingBlock: `${space.s} ${space.xsPlus}`,
      paddingInline: `0 ${space.m}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
      textAlign: 'start' as const,
      verticalAlign: 'baseline',
    },
    '& th': { color: color.textMuted, fontWeight: 400 },
    '& tbody th': { color: color.text, fontWeight: 600 },
  },
  caption: { paddingBlockEnd: space.s, color: color.textMuted, textAlign: 'start' as const },
  path: {
    '& summary': { cursor: 'pointer' },
    '& ol': { paddingInlineStart: space.xl, listStyle: 'decimal', color: color.textSecondary },
  },
  longest: { color: color.textMuted, fontSize: size.small },
  note: { marginBlockStart: space.m, color: color.textSecondary, fontSize: size.label },
})
