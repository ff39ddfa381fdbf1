import { keyframes } from '@emotion/react'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, font, size, motion, focusRing, media, control, icon, lineWidth } =
  theme

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
  // Visually hidden if dots are shown instead.
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
