import { theme } from '../../theme/theme.ts'

const { color, measure, media, size, space } = theme

export const versionsScreenStyles = {
  page: { display: 'grid', gap: space.s, '& > *': { minInlineSize: 0 } },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  heading: { fontSize: size.heading },
  lead: { maxInlineSize: measure.lead, color: color.textSecondary },
  done: { '&:focus': { outline: 'none' } },
  difference: { display: 'grid', gap: space.m, marginBlockStart: space.xl },
  chosen: {
    display: 'grid',
    gap: space.m,
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}
