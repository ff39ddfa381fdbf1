import { inIndic } from '../../../../design-system/theme/indic.ts'
import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, media, focusRing, font, card, thumb, art, lineWidth, icon } =
  theme

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
}

export const continuePlayingStyles = {
  leaves: {
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: card.sessionPeek,
    gap: space.l,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.xs} ${space.l}`,
    overflowX: 'auto' as const,
    scrollSnapType: 'x proximity',
    scrollPaddingInline: space.l,
    scrollbarWidth: 'none' as const,
    [media.from.xl]: { gridAutoColumns: `max(${card.session}, (100% - 2 * ${space.l}) / 3)` },
  },
  place: { display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' as const },
  leaf: {
    position: 'relative' as const,
    display: 'grid',
    gridTemplateColumns: `${thumb.m} minmax(0, 1fr)`,
    gap: space.l,
    alignItems: 'center',
    minBlockSize: art.xxl,
    paddingBlock: space.mPlus,
    paddingInline: `${space.mPlus} ${space.xxlPlus}`,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.leaf,
    background: color.surface,
    '&:hover': { borderColor: color.lineGold },
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      insetInlineEnd: space.m,
      insetBlockStart: `calc(50% - ${icon.bead} / 2)`,
      inlineSize: icon.bead,
      blockSize: icon.bead,
      border: `${lineWidth.fine} solid ${color.line}`,
      borderRadius: radius.full,
      background: color.canvas,
    },
  },
  lit: {
    '--ui-surface': color.leaf,
    '--ui-text-secondary': color.leafMuted,
    '--ui-text-muted': color.leafMuted,
    '--ui-progress-fill': color.leafAccent,
    '--ui-progress-track': color.leafTrack,
    borderColor: 'transparent',
    background: color.leaf,
    color: color.leafInk,
  },
  picture: { inlineSize: thumb.m, borderRadius: radius.full, overflow: 'hidden' },
  words: { minInlineSize: 0 },
  title: {
    fontFamily: font.story,
    fontSize: size.lead,
    lineHeight: 1.25,
    overflowWrap: 'anywhere' as const,
    ...twoLines,
  },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      zIndex: 1,
      borderRadius: radius.leaf,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
  line: {
    margin: `${space.hair} 0 ${space.s}`,
    color: color.textMuted,
    fontFamily: font.story,
    fontSize: size.note,
    fontStyle: 'italic',
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
    ...pageSide,
    ...twoLines,
    [inIndic]: { fontStyle: 'normal', lineHeight: 1.5 },
  },
  meta: {
    display: 'flex',
    gap: space.m,
    alignItems: 'center',
    color: color.textMuted,
    fontSize: size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap' as const,
  },
}
