import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, tile } = theme

export const adminModelsScreenStyles = {
  news: { '& > :not(:empty)': { marginBlockEnd: space.xl } },
  two: {
    display: 'inline-grid',
    justifyItems: 'start',
    lineHeight: 1.35,
    overflowWrap: 'anywhere' as const,
    '& > b': { color: color.text, fontWeight: 600 },
    '& > small': { color: color.textMuted, fontSize: size.small },
  },
  figure: { [media.from.l]: { justifyItems: 'end' } },
  acts: {
    display: 'flex',
    alignItems: 'start',
    gap: space.s,
    [media.below.l]: { flexWrap: 'wrap' as const },
  },
  address: { color: color.textSecondary, fontFamily: 'inherit', overflowWrap: 'anywhere' as const },
  quiet: { color: color.textMuted },
  chain: {
    display: 'grid',
    gap: space.hair,
    paddingInlineStart: space.l,
    fontSize: size.label,
    '& > li::marker': { color: color.textMuted },
  },
  test: { display: 'grid', gap: space.xs, justifyItems: 'start' },
  result: { maxInlineSize: tile.xxl, color: color.textSecondary, fontSize: size.small },
  steps: {
    display: 'grid',
    gap: space.sPlus,
    margin: `${space.l} auto 0`,
    paddingInlineStart: space.xl,
    listStyle: 'decimal',
    color: color.textSecondary,
    textAlign: 'start' as const,
    lineHeight: 1.45,
    '& > li::marker': { color: color.accent, fontWeight: 600 },
  },
}
