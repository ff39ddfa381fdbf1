import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, goldDoubleLine, lineWidth } = theme

export const storyCertificateStyles = {
  place: {
    display: 'grid',
    gap: space.m,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderBlockStart: goldDoubleLine,
    borderRadius: radius.m,
    background: color.surface,
  },
  seal: { color: color.positiveText },
  table: {
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& :is(th, td)': { paddingBlockEnd: space.xsPlus },
    '& tbody th': { color: color.text, fontWeight: 600 },
  },
  path: {
    '& ol': { paddingInlineStart: space.xl, listStyle: 'decimal', color: color.textSecondary },
  },
  longest: { color: color.textMuted, fontSize: size.small },
}
