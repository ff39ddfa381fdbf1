import { keyframes } from '@emotion/react'

import { theme } from '../../../../design-system/theme/theme.ts'
import { scallops, scallopedBefore } from '../../../../design-system/theme/scallops.ts'
import { torana } from '../../../../design-system/theme/torana.ts'

const {
  color,
  space,
  shadow,
  frame,
  media,
  column,
  pane,
  lineWidth,
  art,
  radius,
  font,
  size,
  motion,
  focusRing,
  control,
  icon,
} = theme

export const bannerCarouselStyles = {
  banner: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    marginBlockStart: space.xxl,
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) calc(${column.xl} - ${space.xl})` },
  },
  alone: { [media.from.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  // All slides are in the same grid cell, so that nothing moves between slides.
  slides: {
    display: 'grid',
    grid: `'art art' auto 'words words' 1fr 'action switch' auto / auto minmax(0, 1fr)`,
    touchAction: 'pan-y',
    // Reserves the row of the image, which is after the text in the document.
    [media.below.m]: { '&::before': { content: '""', gridArea: 'art', aspectRatio: '16 / 10' } },
    [media.from.m]: {
      ...frame,
      grid: `'words words art' 1fr 'action switch art' auto
        / auto minmax(0, 1fr) minmax(0, min(57%, 100% - ${column.xl} + ${space.sPlus}))`,
      minBlockSize: pane.banner,
      background: color.surface,
      boxShadow: shadow,
    },
  },
  rotation: {
    gridArea: 'switch',
    alignSelf: 'end',
    justifySelf: 'start',
    zIndex: 1,
    marginInlineStart: space.xs,
    marginBlockEnd: space.xs,
    [media.from.m]: { marginBlockEnd: `calc(${space.xxl} + ${space.xs})` },
  },
  live: { display: 'contents' },
}

export const bannerPaintingStyles = {
  ground: {
    position: 'relative' as const,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    aspectRatio: '16 / 10',
    background: `var(--ui-jali) ${color.neutralSurface}`,
    [media.below.m]: torana,
    [media.from.m]: {
      position: 'absolute' as const,
      insetBlock: 0,
      insetInline: `${lineWidth.heavy} 0`,
      aspectRatio: 'auto',
      ...scallops,
    },
  },
  drawing: {
    inlineSize: `min(62%, ${art.vast})`,
    fill: 'none',
    stroke: color.lineGold,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
  disc: { fill: color.accent, stroke: 'none', opacity: 0.07 },
  ring: { strokeWidth: 0.5 },
  dots: { strokeWidth: 1.6, strokeDasharray: '0 5.236' },
  mark: { stroke: color.accent, strokeWidth: 0.62 },
}

const burnDown = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } })

export const bannerSlideListStyles = {
  list: {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: `calc(-1 * ${space.sPlus})`,
    [media.from.xl]: { flexDirection: 'column' as const, gap: space.sPlus, marginBlockStart: 0 },
  },
  item: { display: 'flex', [media.from.xl]: { flex: 1 } },
  button: {
    position: 'relative' as const,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start' as const,
    '&[data-focus-visible]': focusRing,
    [media.below.xl]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: control.xs,
      blockSize: control.xs,
      borderRadius: radius.full,
      '@media (pointer: coarse)': { inlineSize: control.touch, blockSize: control.touch },
    },
    [media.from.xl]: {
      flex: 1,
      display: 'grid',
      gridTemplateColumns: `calc(${icon.xxl} + ${space.hair}) 1fr`,
      gap: space.m,
      alignItems: 'center',
      padding: `${space.sPlus} calc(${space.l} + ${space.hair})`,
      border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
      borderRadius: radius.slat,
      background: color.surface,
      color: color.textSecondary,
      transition: `background ${motion.base} ${motion.ease}`,
      '&[data-hovered]': { borderColor: color.lineGold },
      '&[aria-current]': { borderColor: 'transparent', background: color.leaf },
      [media.forcedColors]: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
  hole: {
    inlineSize: icon.bead,
    blockSize: icon.bead,
    border: `${lineWidth.fine} solid ${color.lineControl}`,
    borderRadius: radius.full,
    justifySelf: 'center',
    [media.below.xl]: {
      '[aria-current] > &': {
        borderColor: color.progressFill,
        background: color.progressFill,
        [media.forcedColors]: { borderColor: 'Highlight', background: 'Highlight' },
      },
    },
    [media.from.xl]: {
      inlineSize: icon.xs,
      blockSize: icon.xs,
      background: color.canvas,
      '[aria-current] > &': { borderColor: color.leafMuted },
    },
  },
  // Visually hidden if the dots are shown instead of the words.
  words: {
    [media.below.xl]: {
      position: 'absolute' as const,
      inlineSize: lineWidth.hairline,
      blockSize: lineWidth.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap' as const,
    },
  },
  kind: {
    display: 'block',
    color: color.textMuted,
    fontSize: size.small,
    '[aria-current] &': { color: color.leafMuted },
  },
  title: {
    display: 'block',
    color: color.text,
    font: `400 ${size.slide}/1.25 ${font.story}`,
    textWrap: 'balance' as const,
    overflowWrap: 'anywhere' as const,
    '[aria-current] &': { color: color.leafInk },
  },
  time: {
    position: 'absolute' as const,
    insetInline: `calc(${space.l} + ${icon.xxl} + 2 * ${space.hair} + ${space.m}) ${space.xxlPlus}`,
    insetBlockEnd: space.m,
    blockSize: lineWidth.thick,
    overflow: 'hidden',
    background: color.leafTrack,
    [media.below.xl]: { display: 'none' },
  },
  timeSpent: { display: 'block', blockSize: '100%', background: color.leafAccent },
  isCounting: {
    transformOrigin: '0 50%',
    animation: `${burnDown} linear`,
    '&:dir(rtl)': { transformOrigin: '100% 50%' },
  },
}

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
    // Reserves three lines, so that a font that loads late does not move the layout.
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
    // Zero width, so that the visible action determines the position of the switch.
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
      // Gold line along the edge, three pixels outside the image.
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
