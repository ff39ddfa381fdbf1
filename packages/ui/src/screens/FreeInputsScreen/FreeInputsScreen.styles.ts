import { theme } from '../../theme/theme.ts'

const { color, lineWidth, measure, media, radius, size, space } = theme

export const freeInputsScreenStyles = {
  page: {
    display: 'grid',
    gap: space.s,
    maxInlineSize: measure.sheet,
    '& > *': { minInlineSize: 0 },
  },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  heading: { marginBlockStart: space.l, fontSize: size.heading },
  lead: { maxInlineSize: measure.lead, color: color.textSecondary },
  done: { color: color.positiveText, '&:focus': { outline: 'none' } },
  filters: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    gap: space.l,
    marginBlockStart: space.m,
    [media.below.m]: { display: 'grid' },
  },
  show: {
    display: 'inline-flex',
    overflow: 'hidden',
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    '& > * + *': { borderInlineStart: `${lineWidth.hairline} solid ${color.line}` },
    [media.below.m]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)' },
  },
  part: { borderRadius: 0 },
  partOn: {
    background: color.raised,
    color: color.text,
    boxShadow: `inset 0 calc(-1 * ${lineWidth.heavy}) 0 ${color.accent}`,
  },
  count: { fontVariantNumeric: 'tabular-nums lining-nums' },
  since: { marginInlineStart: 'auto', color: color.textMuted, fontSize: size.small },
  list: { display: 'grid' },
  pages: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
    paddingBlock: space.l,
  },
}
