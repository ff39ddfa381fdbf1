import { theme } from '../../../theme/theme.ts'

const { color, space, size, lineWidth, radius, tile, media } = theme

export const bindingDialogStyles = {
  form: { display: 'grid', gap: space.l, '& summary': { color: color.text, fontWeight: 600 } },
  pair: {
    display: 'grid',
    alignItems: 'start',
    gap: space.m,
    [media.from.m]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  group: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { marginBlockEnd: space.s, padding: 0, color: color.text, fontWeight: 600 },
    '& > *': { inlineSize: '100%' },
    '& > button': { inlineSize: 'auto' },
  },
  hint: { color: color.textMuted, fontSize: size.small, lineHeight: 1.45 },
  figures: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${tile.m}, 1fr))`,
    alignItems: 'start',
    gap: space.m,
  },
  settings: { marginBlockStart: space.m },
  fallbacks: { display: 'grid', gap: space.s, margin: 0, padding: 0, listStyle: 'none' },
  fallback: {
    display: 'grid',
    gap: space.s,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
  },
  fallbackHead: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    '& > b': { flex: 1, color: color.textSecondary, fontSize: size.label, fontWeight: 600 },
  },
  facts: {
    margin: 0,
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.m,
      paddingBlock: space.s,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
    },
    '& dt': { color: color.textMuted },
    '& dd': { margin: 0, color: color.text, textAlign: 'end' as const },
  },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockStart: space.s },
  last: { marginInlineStart: 'auto' },
}
