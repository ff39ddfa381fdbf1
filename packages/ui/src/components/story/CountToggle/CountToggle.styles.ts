import type { Theme } from '@emotion/react'

export const countToggleStyles = ({ color, radius, focusRing, media }: Theme) => ({
  place: {
    position: 'relative' as const,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minBlockSize: '28px',
    whiteSpace: 'nowrap' as const,
    '@media (pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' },
  },
  isOn: { color: color.accent },
  button: {
    flex: 'none',
    display: 'grid',
    // 24 pixels to press, 16 in the row.
    margin: '-4px',
    padding: '6px 4px 4px',
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    // The count is part of the target, though not of the name.
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      insetInline: '-5px',
      borderRadius: radius.s,
    },
    '& > svg': { marginBlockStart: '-2px' },
    '&[data-hovered]': { color: color.accent },
    '&[data-focus-visible]::after': focusRing,
    '&[aria-pressed="true"] path': { fill: 'currentcolor', fillOpacity: 0.28 },
    [media.forcedColors]: { '&[aria-pressed="true"] path': { fillOpacity: 1 } },
  },
})
