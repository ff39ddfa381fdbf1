const corner = '26px 26px no-repeat'
const below = 'linear-gradient(black 0 0)'

/** Cuts an ornamental edge of 26 pixels into the upper corners. Requires `position: relative`. */
export const torana = {
  mask: [
    `var(--ui-corner-left) 0 0 / ${corner}`,
    `var(--ui-corner-right) 100% 0 / ${corner}`,
    `${below} 26px 0 / calc(100% - 52px) 27px no-repeat`,
    `${below} 0 26px / 100% calc(100% - 26px) no-repeat`,
  ].join(', '),
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: [
      `var(--ui-edge-left) 0 0 / ${corner}`,
      `var(--ui-edge-right) 100% 0 / ${corner}`,
      'linear-gradient(var(--ui-torana-edge) 0 0) 26px 0 / calc(100% - 52px) 1.3px no-repeat',
    ].join(', '),
  },
} as const
