import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, icon, lineWidth } = theme

export const reviewFindingsStyles = {
  finding: {
    display: 'grid',
    gridTemplateColumns: `${icon.xl} minmax(0, 1fr)`,
    gap: `${space.xs} ${space.m}`,
    paddingBlock: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { gridTemplateColumns: `${icon.xl} minmax(0, 1fr) auto` },
  },
  error: { color: color.dangerText },
  hint: { color: color.warningText },
  person: { color: color.noteText },
  way: { fontSize: size.label, '& > summary': { color: color.textMuted } },
  acts: {
    gridColumn: 2,
    justifySelf: 'start',
    alignSelf: 'center',
    [media.from.m]: { gridColumn: 3 },
  },
}
