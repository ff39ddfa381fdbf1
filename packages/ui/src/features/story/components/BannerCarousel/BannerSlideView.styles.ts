import { scallopedBefore, scallops } from '../../../../design-system/theme/scallops.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, font, size, focusRing, media, lineWidth } = theme

export const bannerSlideStyles = {
  slide: {
    display: 'contents',
    '& > *': { opacity: 1, transition: 'opacity 300ms linear, visibility 0s' },
    '&[data-standing="false"] > *': {
      opacity: 0,
      visibility: 'hidden' as const,
      transition: 'opacity 300ms linear, visibility 0s 300ms',
    },
  },
  words: {
    gridArea: 'words',
    display: 'flex',
    flexDirection: 'column' as const,
    alignItems: 'flex-start',
    gap: space.m,
    paddingBlockStart: space.lPlus,
    [media.from.m]: {
      gap: space.l,
      paddingBlock: `calc(${space.xxl} + ${space.xs}) 0`,
      paddingInline: `calc(${space.xxl} + ${space.xs}) ${space.m}`,
    },
  },
  title: {
    fontSize: size.titleSmall,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { fontSize: size.title },
    '&:lang(hi), &:lang(mr)': { lineHeight: 1.35 },
    '& > a:focus-visible': focusRing,
    '& > a:hover': { textDecoration: 'underline', textDecorationThickness: lineWidth.thick },
  },
  lead: {
    color: color.textSecondary,
    font: `400 ${size.choice}/1.6 ${font.story}`,
    // Reserves three lines, so that a late font causes no layout shift.
    [media.below.m]: {
      display: '-webkit-box',
      WebkitLineClamp: 3,
      WebkitBoxOrient: 'vertical' as const,
      minBlockSize: '3lh',
      overflow: 'hidden',
    },
    [media.from.m]: { fontSize: size.story },
  },
  byline: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.xs} ${space.m}`,
    color: color.textSecondary,
    fontSize: size.label,
  },
  note: { color: color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' },
  action: {
    gridArea: 'action',
    // Zero width, so that only the visible action positions the switch next to it.
    '[data-standing="false"] > &': { inlineSize: 0, overflow: 'hidden' },
    alignSelf: 'end',
    paddingBlockStart: space.l,
    [media.from.m]: {
      padding: `${space.xl} 0 ${space.xxl}`,
      marginInlineStart: `calc(${space.xxl} + ${space.xs})`,
    },
  },
  art: {
    gridArea: 'art',
    position: 'relative' as const,
    minBlockSize: 0,
    [media.from.m]: {
      // Gold line along the edge. The picture starts three pixels further in.
      ...scallopedBefore({
        content: '""',
        position: 'absolute' as const,
        inset: 0,
        background: color.lineGold,
      }),
    },
  },
  painting: {
    [media.from.m]: {
      position: 'absolute' as const,
      insetBlock: 0,
      insetInline: `${lineWidth.heavy} 0`,
      inlineSize: 'auto',
      aspectRatio: 'auto !important',
      ...scallops,
      '&::after': { display: 'none' },
    },
  },
}
