import { theme } from '../../theme/theme.ts'

const { color, space, size, media, measure } = theme

export const pageHeaderStyles = {
  header: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.m} ${space.l}`,
    marginBlock: `${space.xl} ${space.l}`,
  },
  words: { minInlineSize: 0, maxInlineSize: measure.reading },
  line: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'baseline', columnGap: space.l },
  title: {
    fontSize: size.titleSmall,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { fontSize: size.title },
  },
  note: {
    color: color.textMuted,
    fontSize: size.note,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  lead: { marginBlockStart: space.xs, color: color.textMuted },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    gap: space.m,
    [media.below.m]: { inlineSize: '100%', '& > button:not([aria-haspopup]), & > a': { flex: 1 } },
  },
}
