import { theme } from '../../../theme/theme.ts'

const { color, space, size, media, lineWidth, tile } = theme

export const keptNotesStyles = {
  place: { '& > summary': { fontSize: size.subsection } },
  notes: { display: 'grid', gap: space.m, paddingBlockStart: space.m, minInlineSize: 0 },
  about: { color: color.textMuted, fontSize: size.label },
  effect: { fontSize: size.body },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  note: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.xs} ${space.l}`,
    alignItems: 'baseline',
    paddingBlock: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '&:first-of-type': { paddingBlockStart: 0 },
    [media.from.l]: {
      gridTemplateColumns: `minmax(${tile.s}, calc(${tile.xl} - ${space.sPlus})) minmax(0, 1fr) auto`,
    },
  },
  where: { fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' as const },
  message: { minInlineSize: 0, color: color.textSecondary, overflowWrap: 'anywhere' as const },
  line: { color: color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' },
}
