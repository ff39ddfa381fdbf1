import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, goldDoubleLine, lineWidth } = theme

export const storyCertificateStyles = {
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
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > caption': { paddingBlockEnd: space.s, color: color.textMuted },
    '& :is(th, td)': { paddingBlockEnd: space.xsPlus },
    '& tbody th': { color: color.text, fontWeight: 600 },
  },
  path: {
    '& ol': { paddingInlineStart: space.xl, listStyle: 'decimal', color: color.textSecondary },
  },
  longest: { color: color.textMuted, fontSize: size.small },
  note: { marginBlockStart: space.m, color: color.textSecondary, fontSize: size.label },
}
