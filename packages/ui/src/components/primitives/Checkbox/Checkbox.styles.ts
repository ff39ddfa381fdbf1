import type { Theme } from '@emotion/react'

export const checkboxStyles = ({
  color,
  space,
  radius,
  size,
  motion,
  focusRing,
  media,
}: Theme) => ({
  checkbox: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: '44px',
    minInlineSize: '24px',
    fontSize: size.note,
    cursor: 'pointer',
    '& [data-box] > *': { opacity: 0 },
    '&[data-hovered] [data-box]': { borderColor: color.accent },
    '&[data-focus-visible] [data-box]': focusRing,
    '&[data-selected] [data-box], &[data-indeterminate] [data-box]': {
      background: color.action,
      borderColor: color.actionEdge,
      color: color.onAction,
      '& > *': { opacity: 1 },
    },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  box: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '20px',
    blockSize: '20px',
    marginBlockStart: '-2px',
    border: `1.5px solid ${color.lineControl}`,
    borderRadius: radius.s,
    transition: `background ${motion.fast} ${motion.ease}`,
    [media.forcedColors]: { borderColor: 'ButtonText', forcedColorAdjust: 'none' as const },
  },
  dash: { inlineSize: '10px', borderBlockStart: '2px solid currentcolor' },
})
