/**
 * Cuts the leading edge of a box into a column of half-moons, 51 px each: the seam between the
 * banner's words and its painting.
 */
export const scallops = {
  mask: [
    'radial-gradient(circle at 27px 50%, black 26.5px, transparent 27px) 0 0 / 54px 51px',
    'linear-gradient(black 0 0) 26px 0 / 100% 100%',
  ].join(', '),
  maskRepeat: 'repeat-y, no-repeat',
} as const
