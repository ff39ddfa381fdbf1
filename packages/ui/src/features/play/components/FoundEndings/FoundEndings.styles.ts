import { torana } from '../../../../design-system/theme/torana.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, media } = theme

export const foundEndingsStyles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `0 ${space.mPlus}`,
  },
  title: { fontSize: size.heading, lineHeight: 1.3 },
  counts: {
    color: color.textMuted,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  shelf: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${theme.thumb.m}, 1fr))`,
    gap: `${space.l} 0`,
    margin: `${space.m} calc(-1 * ${space.s}) 0`,
    [media.from.m]: { gridTemplateColumns: `repeat(auto-fill, minmax(${theme.tile.m}, 1fr))` },
  },
  full: {
    [media.from.m]: { gridTemplateColumns: `repeat(auto-fit, minmax(${theme.tile.m}, 1fr))` },
  },
  place: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    textAlign: 'center' as const,
    [media.forcedColors]: { border: `${theme.lineWidth.hairline} solid` },
  },
  picture: {
    inlineSize: `calc(100% - 2 * ${space.s})`,
    blockSize: theme.thumb.m,
    marginInline: space.s,
  },
  veil: {
    position: 'relative' as const,
    overflow: 'hidden',
    background: color.sunken,
    ...torana,
  },
  lattice: {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: color.lineGold,
    strokeWidth: 1.4,
  },
  label: {
    padding: `${space.s} ${space.hair} 0`,
    [media.from.m]: { paddingInline: space.s },
    borderBlockStart: theme.goldDoubleLine,
    fontFamily: font.story,
    fontSize: size.note,
    lineHeight: 1.3,
    overflowWrap: 'break-word' as const,
    hyphens: 'auto' as const,
    textWrap: 'balance' as const,
  },
  veiled: { color: color.textMuted, fontFamily: font.interface, fontSize: size.small },
  here: {
    color: color.accent,
    '& > div::before': {
      content: '""',
      position: 'absolute' as const,
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 1,
      blockSize: theme.lineWidth.double,
      background: color.progressFill,
    },
    [media.below.m]: {
      gridColumn: '1 / -1',
      order: -1,
      '& > div': { blockSize: theme.pane.s },
    },
  },
  mark: {
    display: 'block',
    fontFamily: font.interface,
    fontSize: size.caption,
    fontWeight: 600,
  },
}
