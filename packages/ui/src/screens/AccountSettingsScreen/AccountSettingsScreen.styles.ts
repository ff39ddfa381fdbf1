import { theme } from '../../theme/theme.ts'

const { color, space, size, media, column, lineWidth } = theme

export const accountSettingsScreenStyles = {
  page: {
    paddingBlockEnd: space.giant,
  },
  title: { marginBlock: `${space.xl} ${space.l}`, fontSize: size.title },
  columns: {
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    [media.from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  column: { display: 'grid', gap: space.xl, minInlineSize: 0 },
  row: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  words: { color: color.textSecondary, overflowWrap: 'anywhere' as const },
  note: { color: color.positiveText, fontSize: size.label },
  fields: { display: 'grid', gap: space.l, inlineSize: '100%' },
  kinds: {
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${column.xs}, 100%), 1fr))`,
    alignItems: 'end',
    inlineSize: '100%',
  },
  people: { display: 'grid', gap: space.s, inlineSize: '100%' },
  person: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    overflowWrap: 'anywhere' as const,
  },
  kind: { color: color.textMuted, fontSize: size.small },
  hint: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.small },
  sessions: { inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' },
  session: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBlock: space.s,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
  },
  part: { fontSize: size.body },
  way: { display: 'grid', justifyItems: 'start', gap: space.s, inlineSize: '100%' },
}
