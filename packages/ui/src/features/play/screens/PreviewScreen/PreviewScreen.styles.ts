import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, radius, size, space } = theme

export const previewScreenStyles = {
  page: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'start' as const,
    maxInlineSize: measure.lead,
    marginInline: 'auto',
    paddingBlock: space.xl,
    '& > *': { minInlineSize: 0 },
  },
  cover: {
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover' as const,
    borderRadius: radius.m,
  },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  by: { color: color.textSecondary },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}
