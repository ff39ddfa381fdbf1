import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, icon, lineWidth, tile } = theme

export const reviewFindingsStyles = {
  list: { margin: 0, padding: 0, listStyle: 'none' },
  group: {
    paddingBlock: space.mPlus,
    paddingInlineStart: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  finding: {
    display: 'grid',
    gridTemplateColumns: `${icon.xl} minmax(0, 1fr)`,
    gap: `${space.xs} ${space.m}`,
    alignItems: 'baseline',
    paddingBlock: `${space.mPlus} ${space.m}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '&:first-of-type': { paddingBlockStart: 0 },
    [media.from.l]: {
      gridTemplateColumns: `${icon.xl} minmax(${tile.s}, calc(${tile.xl} - ${space.sPlus})) minmax(0, 1fr) auto`,
      columnGap: space.l,
    },
  },
  mark: { alignSelf: 'start', paddingBlockStart: space.hair },
  // On a narrow screen everything but the mark stands in one column.
  words: { gridColumn: 2, minInlineSize: 0, [media.from.l]: { gridColumn: 'auto' } },
  error: { color: color.dangerText },
  hint: { color: color.warningText },
  person: { color: color.noteText },
  where: { fontWeight: 600, overflowWrap: 'anywhere' as const },
  message: { minInlineSize: 0, color: color.textSecondary, overflowWrap: 'anywhere' as const },
  remedy: { color: color.textMuted, fontSize: size.label },
  way: { fontSize: size.label, '& > summary': { color: color.textMuted } },
  go: { justifySelf: 'start', alignSelf: 'center', marginBlockStart: space.xs },
  more: { paddingBlockStart: space.m, color: color.textMuted, fontSize: size.label },
}
