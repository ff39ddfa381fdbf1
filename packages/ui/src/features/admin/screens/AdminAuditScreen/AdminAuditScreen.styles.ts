import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, font, media, tile, doubleLine } = theme

export const adminAuditScreenStyles = {
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.l,
    paddingBlockEnd: space.l,
    borderBlockEnd: doubleLine,
    '& > :is(:first-child, button)': { gridColumn: '1 / -1' },
    [media.from.l]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
  narrowed: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.l}`,
    gridColumn: '1 / -1',
  },
  turn: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockStart: space.xl,
  },
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
