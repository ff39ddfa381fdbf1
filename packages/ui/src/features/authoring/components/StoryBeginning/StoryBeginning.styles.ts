import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, lineWidth, radius, size, space, tile } = theme

export const storyBeginningStyles = {
  place: {
    display: 'grid',
    gap: space.m,
    minInlineSize: 0,
    marginBlockEnd: space.xl,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  title: { fontSize: size.heading },
  lead: { color: color.textSecondary },
  pair: {
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tile.l}), 1fr))`,
  },
  busy: { display: 'grid', gap: space.s, color: color.textSecondary },
  act: { justifySelf: 'start' },
  cards: {
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tile.xl}), 1fr))`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  card: { display: 'flex', flexDirection: 'column' as const, gap: space.s, minInlineSize: 0 },
  struck: { color: color.textMuted, '& h3': { textDecoration: 'line-through' } },
  name: { fontFamily: font.story, fontSize: size.choice },
  marks: { color: color.textMuted, fontSize: size.label },
  text: { overflowWrap: 'anywhere' as const, whiteSpace: 'pre-line' as const },
  foot: { marginBlockStart: 'auto', justifySelf: 'start', alignSelf: 'flex-start' },
  drawing: { blockSize: tile.l },
  graph: {
    inlineSize: '100%',
    blockSize: '100%',
    color: color.textMuted,
    '& [data-kind="ending"]': { fill: color.accent },
  },
  scene: { fill: 'currentColor' },
  way: { fill: 'none', stroke: 'currentColor', strokeWidth: 4 },
}
