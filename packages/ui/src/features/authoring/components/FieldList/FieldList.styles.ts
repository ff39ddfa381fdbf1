import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, lineWidth, pane, radius, tile } = theme

const divided = `${lineWidth.hairline} solid ${color.lineSubtle}`

const beside = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  gap: space.l,
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
})

const list = { display: 'grid', gap: space.m, minInlineSize: 0 }
const bare = { ...list, margin: 0, padding: 0, border: 0 }

export const fieldListStyles = {
  pair: beside(tile.xl),
  longPair: beside(tile.xxl),
  section: { ...list, paddingBlockStart: space.l, borderBlockStart: divided },
  part: list,
  list,
  bare,
  framed: { ...bare, padding: space.m, border: divided, borderRadius: radius.m },
  item: { minInlineSize: 0, padding: space.m, border: divided, borderRadius: radius.m },
  acts: { display: 'flex', justifyContent: 'flex-end', gap: space.xs },
  ticks: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `0 ${space.l}`,
    maxBlockSize: pane.m,
    overflowY: 'auto' as const,
  },
  legend: { paddingInline: space.xs, color: color.textMuted, fontSize: size.small },
  label: {
    color: color.textSecondary,
    fontFamily: font.interface,
    fontSize: size.label,
    fontWeight: 600,
  },
  note: { color: color.textMuted, fontSize: size.small },
}
