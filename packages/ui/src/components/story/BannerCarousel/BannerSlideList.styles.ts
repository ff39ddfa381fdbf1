import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const burnDown = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } })

export const bannerSlideListStyles = ({
  color,
  space,
  radius,
  font,
  size,
  motion,
  focusRing,
  media,
}: Theme) => ({
  list: {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: '-10px',
    [media.from.xl]: { flexDirection: 'column' as const, gap: '10px', marginBlockStart: 0 },
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
      inlineSize: '28px',
      blockSize: '28px',
      borderRadius: radius.full,
      '@media (pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
    },
    [media.from.xl]: {
      flex: 1,
      display: 'grid',
      gridTemplateColumns: '30px 1fr',
      gap: space.m,
      alignItems: 'center',
      padding: '10px 18px',
      border: `1px solid ${color.lineSubtle}`,
      borderRadius: '10px / 50%',
      background: color.surface,
      color: color.textSecondary,
      transition: `background ${motion.base} ${motion.ease}`,
      '&[data-hovered]': { borderColor: color.lineGold },
      '&[aria-current]': { borderColor: 'transparent', background: color.leaf },
    },
  },
  hole: {
    inlineSize: '10px',
    blockSize: '10px',
    border: `1.5px solid ${color.lineControl}`,
    borderRadius: radius.full,
    justifySelf: 'center',
    [media.below.xl]: {
      '[aria-current] > &': { borderColor: color.progressFill, background: color.progressFill },
    },
    [media.from.xl]: {
      inlineSize: '12px',
      blockSize: '12px',
      background: color.canvas,
      '[aria-current] > &': { borderColor: color.leafMuted },
    },
  },
  // Beside dots the words are for the ear only.
  words: {
    [media.below.xl]: {
      position: 'absolute' as const,
      inlineSize: '1px',
      blockSize: '1px',
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
    font: `400 1.1875rem/1.25 ${font.story}`,
    textWrap: 'balance' as const,
    overflowWrap: 'anywhere' as const,
    '[aria-current] &': { color: color.leafInk },
  },
  time: {
    position: 'absolute' as const,
    insetInline: '60px 40px',
    insetBlockEnd: '12px',
    blockSize: '2px',
    overflow: 'hidden',
    background: color.leafTrack,
    [media.below.xl]: { display: 'none' },
  },
  timeSpent: { display: 'block', blockSize: '100%', background: color.leafAccent },
  isCounting: { transformOrigin: '0 50%', animation: `${burnDown} linear` },
})
