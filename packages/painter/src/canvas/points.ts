/** A point in local coordinates. Curves have a sharp angle at a corner. */
export type Point = readonly [x: number, y: number, isCorner?: 1]

/** A list of points, or `0,0 4,-6 0,-18!` with `!` for a corner. */
export type Shape = string | readonly Point[]

export const ORIGIN: Point = [0, 0]

export function pointsOf(shape: Shape): readonly Point[] {
  return typeof shape === 'string' ? shape.trim().split(/\s+/).map(readPoint) : shape
}

function readPoint(written: string): Point {
  const isCorner = written.endsWith('!')
  const [x, y] = (isCorner ? written.slice(0, -1) : written).split(',')
  return isCorner ? [Number(x), Number(y), 1] : [Number(x), Number(y)]
}

export function pointBetween(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Rotates points about the origin, clockwise, in radians. */
export function turned(shape: Shape, angle: number): readonly Point[] {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return pointsOf(shape).map(([x, y, isCorner]) => {
    const [u, v] = [x * cos - y * sin, x * sin + y * cos]
    return isCorner ? [u, v, 1] : [u, v]
  })
}

/** Returns the outline of a limb around a centre line. `radii` is one number or one per point. */
export function tubeOutline(centre: Shape, radii: number | readonly number[]): readonly Point[] {
  const line = pointsOf(centre)
  const last = line.length - 1
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const before = line[Math.max(0, i - 1)] ?? ORIGIN
    const after = line[Math.min(last, i + 1)] ?? ORIGIN
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const dx = (after[0] - before[0]) / length
    const dy = (after[1] - before[1]) / length
    const radius = typeof radii === 'number' ? radii : (radii[i] ?? 1)
    left.push([x + dy * radius, y - dx * radius])
    right.push([x - dy * radius, y + dx * radius])
    if (i === last && radius > 0.5) left.push([x + dx * radius * 0.8, y + dy * radius * 0.8])
  })
  return [...left, ...right.toReversed()]
}
