import { theme } from '../../theme/theme.ts'

const { color, font, lineWidth, measure, media, radius, size, space } = theme

export const storyFiguresScreenStyles = {
  page: { display: 'grid', gap: space.s, '& > *': { minInlineSize: 0 } },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  lead: { color: color.textSecondary },
  bar: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.l,
    marginBlock: space.m,
    [media.below.m]: { display: 'grid' },
  },
  ranges: {
    display: 'inline-flex',
    overflow: 'hidden',
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    '& > * + *': { borderInlineStart: `${lineWidth.hairline} solid ${color.line}` },
    [media.below.m]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)' },
  },
  range: { borderRadius: 0 },
  rangeOn: {
    background: color.raised,
    color: color.text,
    boxShadow: `inset 0 calc(-1 * ${lineWidth.heavy}) 0 ${color.accent}`,
  },
  between: { color: color.textMuted, fontSize: size.note },
  save: { marginInlineStart: 'auto', [media.below.m]: { marginInlineStart: 0 } },
  grid: {
    display: 'grid',
    gap: space.l,
    '& > *': { minInlineSize: 0 },
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  wide: { gridColumn: '1 / -1' },
  sums: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.l,
    gridColumn: '1 / -1',
    paddingBlock: space.l,
    borderBlock: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    [media.from.m]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  sum: { display: 'flex', flexDirection: 'column' as const },
  figure: {
    order: -1,
    fontFamily: font.display,
    fontSize: size.title,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  note: { color: color.textMuted, fontSize: size.small },
  privacy: {
    gridColumn: '1 / -1',
    maxInlineSize: measure.lead,
    color: color.textMuted,
    fontSize: size.small,
  },
}
