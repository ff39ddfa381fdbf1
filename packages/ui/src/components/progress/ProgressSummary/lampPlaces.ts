const LAMPS = 12

/** Where the lamps of the arch stand: on a half circle, from the left foot to the right. */
export const lampPlaces = (): readonly (readonly [number, number])[] =>
  Array.from({ length: LAMPS }, (_, index) => {
    const angle = Math.PI * (1 - index / (LAMPS - 1))
    return [
      Math.round(120 + 100 * Math.cos(angle)),
      Math.round(132 - 100 * Math.sin(angle)),
    ] as const
  })
