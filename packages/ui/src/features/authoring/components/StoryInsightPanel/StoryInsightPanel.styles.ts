import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, media, lineWidth } = theme

export const storyInsightPanelStyles = {
  place: {
    display: 'grid',
    gap: space.l,
    padding: space.l,
    borderRadius: radius.m,
    background: color.sunken,
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > *': { minInlineSize: 0 },
  },
  figures: { display: 'flex', gap: space.xxl },
  name: { color: color.textMuted, fontSize: size.label },
  figure: { fontSize: size.heading, fontVariantNumeric: 'tabular-nums lining-nums' },
  chart: { gridColumn: '1 / -1' },
  title: { marginBlockEnd: space.xs, fontSize: size.choice },
  line: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    columnGap: space.m,
    paddingBlock: `${space.xsPlus} ${space.xs}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  scene: { color: color.textMuted, fontSize: size.label },
  count: { color: color.textSecondary, fontVariantNumeric: 'tabular-nums lining-nums' },
  privacy: { gridColumn: '1 / -1', color: color.textMuted, fontSize: size.small },
}
