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

/** The same half-moons, cut out of the trailing edge of a box: a value of `mask`. */
export const scallopedEnd =
  'radial-gradient(circle at calc(100% - 27px) 50%, black 26.5px, transparent 27px) 100% 0 / 54px 51px repeat-y, ' +
  'linear-gradient(black 0 0) 0 0 / calc(100% - 26px) 100% no-repeat'
