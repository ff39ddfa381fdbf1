import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, font, media, tile, lineWidth } = theme

export const adminOverviewScreenStyles = {
  range: { inlineSize: tile.l },
  grid: {
    display: 'grid',
    gap: space.l,
    '& > *': { minInlineSize: 0 },
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  box: {
    display: 'grid',
    alignContent: 'start',
    gap: space.m,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  wide: { gridColumn: '1 / -1' },
  heading: { font: `600 ${size.choice}/1.4 ${font.interface}` },
  figures: { display: 'flex', flexWrap: 'wrap' as const, gap: `${space.s} ${space.xxl}` },
  name: { color: color.textMuted, fontSize: size.label },
  figure: { fontSize: size.heading, fontVariantNumeric: 'tabular-nums lining-nums' },
  note: { gridColumn: '1 / -1', color: color.textMuted, fontSize: size.small },
}
