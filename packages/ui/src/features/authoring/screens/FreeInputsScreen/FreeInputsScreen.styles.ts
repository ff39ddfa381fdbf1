import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, size, space } = theme

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
  since: { color: color.textMuted, fontSize: size.small },
  pages: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
    paddingBlock: space.l,
  },
}
