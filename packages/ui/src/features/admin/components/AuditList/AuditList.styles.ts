import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, font, media, tile } = theme

export const auditListStyles = {
  deed: { display: 'grid', minInlineSize: 0 },
  when: {
    color: color.textMuted,
    fontSize: size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  act: { color: color.text, font: `600 ${size.body}/1.4 ${font.interface}` },
  line: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    columnGap: space.s,
    [media.from.l]: { minInlineSize: tile.l },
    color: color.textSecondary,
    fontSize: size.label,
    overflowWrap: 'anywhere' as const,
  },
  quiet: { color: color.textMuted },
  changes: {
    tableLayout: 'fixed' as const,
    borderRadius: radius.m,
    background: color.surface,
    '& :is(th, td)': {
      padding: `${space.xsPlus} ${space.m} ${space.xs}`,
      verticalAlign: 'top' as const,
      overflowWrap: 'anywhere' as const,
    },
    '& tr:last-child > *': { borderBlockEnd: 0 },
  },
  before: { color: color.textSecondary },
  after: { color: color.accent, fontWeight: 600 },
}
