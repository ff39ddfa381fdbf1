import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, column } = theme

export const reviewPanelStyles = {
  review: {
    display: 'grid',
    gap: space.m,
    paddingBlockStart: space.l,
    [media.from.xl]: {
      gridTemplateColumns: `calc(${column.s} - ${space.sPlus}) minmax(0, 1fr)`,
      gap: space.xxl,
    },
  },
  title: { fontSize: size.subsection },
  verdict: { marginBlockStart: space.s, color: color.textSecondary },
  counts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.xs} ${space.m}`,
    margin: 0,
    marginBlockStart: space.s,
    padding: 0,
    listStyle: 'none',
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  floors: { marginBlockStart: space.m, color: color.textMuted, fontSize: size.label },
  error: { color: color.dangerText },
  person: { color: color.noteText },
  hint: { color: color.warningText },
  found: { display: 'grid', gap: space.xl, minInlineSize: 0, fontSize: size.body },
}
