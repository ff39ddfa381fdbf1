import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, focusRing, media, bar, lineWidth, control, tile } = theme

export const taxonomyListStyles = {
  list: { display: 'grid', minInlineSize: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.s} ${space.m}`,
    minInlineSize: 0,
    minBlockSize: bar.s,
    paddingBlock: space.s,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.s,
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
    '&[data-dragging]': { opacity: 0.5 },
  },
  handle: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.m,
    blockSize: control.m,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: color.textMuted,
    cursor: 'grab',
    touchAction: 'none' as const,
    '&[data-hovered]': { color: color.text },
  },
  words: {
    display: 'flex',
    flex: `1 1 ${tile.l}`,
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `${space.hair} ${space.m}`,
    minInlineSize: 0,
  },
  name: { overflowWrap: 'anywhere' as const },
  chip: { whiteSpace: 'normal' as const, overflowWrap: 'anywhere' as const },
  count: { color: color.textMuted, fontSize: size.small },
  acts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    [media.below.m]: { flexBasis: '100%' },
  },
  indicator: { '&[data-drop-target]': { outline: `${lineWidth.thick} solid ${color.accent}` } },
}
