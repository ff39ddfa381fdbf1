import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, size, space } = theme

export const previewLinkScreenStyles = {
  page: { display: 'grid', gap: space.s, '& > *': { minInlineSize: 0 } },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  heading: { fontSize: size.heading },
  lead: { maxInlineSize: measure.lead, color: color.textSecondary },
}
