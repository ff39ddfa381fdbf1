import { theme } from '../../../theme/theme.ts'

const { color, font, lineWidth, media, radius, size, space } = theme

export const tryGroupRowStyles = {
  item: { borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}` },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.xsPlus} ${space.xl}`,
    alignItems: 'center',
    paddingBlock: `${space.lPlus} ${space.l}`,
    [media.below.m]: { columnGap: space.m },
  },
  rested: { color: color.textMuted },
  words: {
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.3,
    overflowWrap: 'anywhere' as const,
  },
  scene: { color: color.textMuted, fontFamily: font.interface, fontSize: size.note },
  players: {
    color: color.textSecondary,
    fontSize: size.note,
    textAlign: 'end' as const,
    whiteSpace: 'nowrap' as const,
  },
  number: {
    color: color.accent,
    fontFamily: font.display,
    fontSize: size.heading,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  track: {
    gridColumn: '1 / -1',
    blockSize: space.xsPlus,
    borderRadius: radius.full,
    background: color.progressTrack,
    [media.forcedColors]: { outline: `${lineWidth.hairline} solid CanvasText` },
  },
  fill: {
    blockSize: '100%',
    borderRadius: radius.full,
    background: color.progressFill,
    [media.forcedColors]: { background: 'Highlight' },
  },
  wordings: {
    color: color.textSecondary,
    fontFamily: font.story,
    fontStyle: 'italic' as const,
    overflowWrap: 'anywhere' as const,
    [media.below.m]: { gridColumn: '1 / -1' },
  },
  more: {
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.note,
    fontStyle: 'normal' as const,
    whiteSpace: 'nowrap' as const,
  },
  acts: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    [media.below.m]: { gridColumn: '1 / -1', justifyContent: 'space-between' },
  },
  gone: { paddingBlockEnd: space.m, color: color.textMuted, fontSize: size.note },
}
