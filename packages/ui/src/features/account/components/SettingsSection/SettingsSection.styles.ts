import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, media, lineWidth } = theme

export const settingsSectionStyles = {
  section: {
    minInlineSize: 0,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderBlockStart: `${lineWidth.double} double ${color.lineGold}`,
    borderRadius: radius.m,
    background: color.surface,
    [media.from.m]: { padding: `${space.l} ${space.xl} ${space.xl}` },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s,
  },
  title: { fontSize: size.heading },
  lead: { color: color.textMuted, fontSize: size.note },
  body: { display: 'grid', justifyItems: 'start', gap: space.l, marginBlockStart: space.l },
}
