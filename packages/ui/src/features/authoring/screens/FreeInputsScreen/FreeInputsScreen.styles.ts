import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, size, space } = theme

export const freeInputsScreenStyles = {
  page: {
    display: 'grid',
    gap: space.s,
    maxInlineSize: measure.sheet,
    '& > *': { minInlineSize: 0 },
  },
  since: { color: color.textMuted, fontSize: size.small },
  pages: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
    paddingBlock: space.l,
  },
}
