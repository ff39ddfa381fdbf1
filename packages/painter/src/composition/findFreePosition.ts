import type { Stage } from '../places/stage.ts'

export interface Footprint {
  x: number
  reach: number
}

const STEP = 10

export interface Placement {
  x: number
  /** Minimum distance to other footprints. */
  room: number
  /** Range of the centre, so that the frame does not cut the motif. */
  within: readonly [number, number]
}

/** Returns the free x nearest to the requested one, or the x farthest from all others. */
export function findFreePosition(
  { clearGround }: Stage,
  taken: readonly Footprint[],
  { x, room, within: [first, last] }: Placement,
): number {
  const wished = Math.max(first, Math.min(last, x))
  const clearance = (place: number) =>
    Math.min(...taken.map((other) => Math.abs(other.x - place) - other.reach - room), Infinity)
  if (clearance(wished) >= 0) return wished
  const places = clearGround
    .flatMap(([from, to]) =>
      Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP),
    )
    .filter((place) => place >= first && place <= last)
  const free = places.filter((place) => clearance(place) >= 0)
  const worth = free.length > 0 ? (place: number) => -Math.abs(place - wished) : clearance
  const [head = wished, ...rest] = free.length > 0 ? free : places
  return rest.reduce((best, place) => (worth(place) > worth(best) ? place : best), head)
}
