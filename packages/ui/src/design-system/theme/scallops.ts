type Side = 'left' | 'right'

const moons = {
  left: 'radial-gradient(circle at 27px 50%, black 26.5px, transparent 27px) 0 0 / 54px 51px repeat-y',
  right:
    'radial-gradient(circle at calc(100% - 27px) 50%, black 26.5px, transparent 27px) 100% 0 / 54px 51px repeat-y',
} as const
const rest = {
  left: 'linear-gradient(black 0 0) 100% 0 / calc(100% - 26px) 100% no-repeat',
  right: 'linear-gradient(black 0 0) 0 0 / calc(100% - 26px) 100% no-repeat',
} as const

/** The mask itself knows left and right only; what it is put on asks for the reading direction. */
const cutAt = (side: Side) => ({ mask: `${moons[side]}, ${rest[side]}` })

/**
 * Cuts the leading edge of a box into a column of half-moons, 51 px each: the seam between the
 * banner's words and its painting.
 */
export const scallops = { ...cutAt('left'), '&:dir(rtl)': cutAt('right') }

/** The same half-moons, cut out of the trailing edge of a box. */
export const scallopedEnd = { ...cutAt('right'), '&:dir(rtl)': cutAt('left') }

/** The same as `scallops`, for a sheet that a box draws under its content, with these rules. */
export const scallopedBefore = <Rules extends object>(rules: Rules) => ({
  '&::before': { ...rules, ...cutAt('left') },
  '&:dir(rtl)::before': cutAt('right'),
})
