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

/** Masks have no logical sides, so each text direction has its own mask. */
const cutAt = (side: Side) => ({ mask: `${moons[side]}, ${rest[side]}` })

/** Cuts a row of half circles of 51 pixels into the start side of a box. */
export const scallops = { ...cutAt('left'), '&:dir(rtl)': cutAt('right') }

/** Cuts the same half circles into the end side of a box. */
export const scallopedEnd = { ...cutAt('right'), '&:dir(rtl)': cutAt('left') }

export const scallopedBefore = <Rules extends object>(rules: Rules) => ({
  '&::before': { ...rules, ...cutAt('left') },
  '&:dir(rtl)::before': cutAt('right'),
})
