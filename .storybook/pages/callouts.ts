/** A part as it lies in the picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Middle of a number, and the point of its part that a line leads to. */
export interface Callout {
  x: number
  y: number
  toX: number
  toY: number
}

/** A number stands so far outside of the piece. */
const GUTTER = 24
/** Two numbers of one side are so far apart. */
const STEP = 28

type Side = 'left' | 'top' | 'right' | 'bottom'

interface Way {
  side: Side
  /** From the part to the edge of the piece. */
  length: number
  /** Along that edge. */
  along: number
}

/** The nearest place along an edge where no number stands yet. */
function freeNear(along: number, taken: readonly number[]): number {
  const isFree = (at: number) => taken.every((other) => Math.abs(other - at) >= STEP)
  for (let step = 0; ; step += 1) {
    const at = [along + step, along - step].find(isFree)
    if (at !== undefined) return at
  }
}

/** Numbers around a piece, each at the side that its part is nearest to. */
export function calloutsOf(boxes: readonly Box[]): Callout[] {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const taken: Record<Side, number[]> = { left: [], top: [], right: [], bottom: [] }

  return boxes.map(({ x, y, width, height }) => {
    const middle = { x: x + width / 2, y: y + height / 2 }
    const ways: Way[] = [
      { side: 'left', length: x - left, along: middle.y },
      { side: 'top', length: y - top, along: middle.x },
      { side: 'right', length: right - x - width, along: middle.y },
      { side: 'bottom', length: bottom - y - height, along: middle.x },
    ]
    /** What has to make room for others goes a longer way. */
    const cost = ({ side, length, along }: Way) =>
      length + 2 * Math.abs(freeNear(along, taken[side]) - along)
    const { side, along } = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best))
    const at = freeNear(along, taken[side])
    taken[side].push(at)
    return {
      left: { x: left - GUTTER, y: at, toX: x, toY: middle.y },
      top: { x: at, y: top - GUTTER, toX: middle.x, toY: y },
      right: { x: right + GUTTER, y: at, toX: x + width, toY: middle.y },
      bottom: { x: at, y: bottom + GUTTER, toX: middle.x, toY: y + height },
    }[side]
  })
}
