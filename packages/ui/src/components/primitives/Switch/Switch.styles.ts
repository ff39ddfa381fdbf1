import type { Theme } from '@emotion/react'

export const switchStyles = ({ color, space, radius, motion, focusRing, media }: Theme) => ({
  switch: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: '44px',
    cursor: 'pointer',
    '&[data-focus-visible] [data-track]': focusRing,
    '&[data-hovered] [data-track]': { borderColor: color.accent },
    '&[data-selected] [data-track]': {
      background: color.action,
      borderColor: color.actionEdge,
      color: color.onAction,
    },
    '&[data-selected] [data-knob]': { translate: '18px' },
    '[dir="rtl"] &[data-selected] [data-knob]': { translate: '-18px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
  track: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: '40px',
    blockSize: '22px',
    padding: '2px',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.full,
    color: color.lineControl,
    transition: `background ${motion.fast} ${motion.ease}`,
    [media.forcedColors]: { forcedColorAdjust: 'none' as const },
  },
  knob: {
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: radius.full,
    background: 'currentcolor',
    transition: `translate ${motion.fast} ${motion.ease}`,
    [media.stillness]: { transition: 'none' },
  },
})
