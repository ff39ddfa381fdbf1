import type { Theme } from '@emotion/react'

export const iconButtonStyles = ({ color, radius, motion, focusRing, media }: Theme) => ({
  button: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textSecondary,
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    '&[data-hovered]': {
      background: color.raised,
      borderColor: color.lineGold,
      color: color.text,
    },
    '&[aria-pressed="true"]': { borderColor: color.lineGold, color: color.accent },
    '&[data-pressed]': { transform: 'translateY(1px)' },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': {
      borderColor: color.lineSubtle,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      '&[aria-pressed="true"]': { borderWidth: '3px' },
    },
  },
  small: { inlineSize: '36px', blockSize: '36px' },
  medium: { inlineSize: '40px', blockSize: '40px' },
  large: {
    inlineSize: '48px',
    blockSize: '48px',
    [media.from.m]: { inlineSize: '56px', blockSize: '56px' },
  },
})
