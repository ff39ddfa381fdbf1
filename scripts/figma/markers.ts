/**
 * While a piece is measured, each colour of the theme is a colour of no theme: what is painted with
 * it then says by which variable. Three strides share no factor with 256, so that no two are the same,
 * and a mixture of two is hardly ever a third.
 */
export const markerOf = (place: number): string =>
  `#${[37, 101, 197]
    .map((stride) => ((place + 1) * stride) % 256)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

/** Names of variables by their markers. */
export const namesByMarker = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name, place) => [markerOf(place), name]))
