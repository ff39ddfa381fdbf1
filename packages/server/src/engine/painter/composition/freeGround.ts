import type { Stage } from '../places/stage.ts'

/** Ground that someone covers: the middle and how far to either side. */
export interface Footprint {
  x: number
  reach: number
}

const STEP = 10

/**
 * The x nearest to the wished one where nothing else stands within `room`; when the ground is
 * full, the place that is farthest from all others.
 */
export function freeGround(
  { clearGround }: Stage,
  taken: readonly Footprint[],
  { x: wished, room }: { x: number; room: number },
): number {
  const clearance = (x: number) =>
    Math.min(...taken.map((other) => Math.abs(other.x - x) - other.reach - room), Infinity)
  if (clearance(wished) >= 0) return wished
  const places = clearGround.flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP),
  )
  const free = places.filter((x) => clearance(x) >= 0)
  const better = free.length > 0 ? (x: number) => -Math.abs(x - wished) : clearance
  return (free.length > 0 ? free : places).reduce(
    (best, x) => (better(x) > better(best) ? x : best),
    places[0] ?? wished,
  )
}
