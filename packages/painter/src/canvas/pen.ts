import { ORIGIN, pointsOf, type Point, type Shape } from './points.ts'

/** Transformation to page coordinates. Negative scales mirror. */
export interface Placement {
  x: number
  y: number
  scaleX: number
  scaleY: number
}

export const PAGE: Placement = { x: 0, y: 0, scaleX: 1, scaleY: 1 }

/** Writes relative SVG path data in page coordinates, so that strokes are not scaled. */
export class Pen {
  placement: Placement = PAGE
  /** 10 for one decimal, 1 for integers. */
  steps = 10

  number(value: number): string {
    const rounded = this.rounded(value)
    return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.')
  }

  /** Always one decimal, for line widths. */
  fine(value: number): string {
    return String(Math.round(value * 10) / 10).replace(/^0\./, '.')
  }

  /** Joins numbers with separators only where necessary. */
  numbers(...values: readonly number[]): string {
    return values.reduce((row, value) => {
      const written = this.number(value)
      return row === '' || written.startsWith('-') ? row + written : `${row} ${written}`
    }, '')
  }

  x(local: number): number {
    return this.placement.x + local * this.placement.scaleX
  }

  y(local: number): number {
    return this.placement.y + local * this.placement.scaleY
  }

  /** A Catmull-Rom curve, closed unless `isOpen`. */
  curve(shape: Shape, isOpen = false): string {
    const points = pointsOf(shape).map((point) => this.onPage(point))
    const count = points.length
    const pointAt = (i: number): Point =>
      points[isOpen ? Math.max(0, Math.min(count - 1, i)) : (i + count) % count] ?? ORIGIN
    let [x, y] = this.roundedPoint(pointAt(0))
    let path = `M${this.numbers(x, y)}`
    for (let i = 0; i < (isOpen ? count - 1 : count); i += 1) {
      const [from, to] = [pointAt(i), pointAt(i + 1)]
      const [endX, endY] = this.roundedPoint(to)
      if (from[2] && to[2]) path += `l${this.numbers(endX - x, endY - y)}`
      else {
        const leave = from[2] ? from : leaning(from, pointAt(i - 1), to)
        const meet = to[2] ? to : leaning(to, pointAt(i + 2), from)
        const bends = [leave[0] - x, leave[1] - y, meet[0] - x, meet[1] - y]
        path += `c${this.numbers(...bends, endX - x, endY - y)}`
      }
      ;[x, y] = [endX, endY]
    }
    return isOpen ? path : `${path}Z`
  }

  polygon(shape: Shape, isOpen = false): string {
    let path = ''
    let last: readonly [number, number] = [0, 0]
    for (const point of pointsOf(shape)) {
      const next = this.roundedPoint(this.onPage(point))
      path += path === '' ? `M${this.numbers(...next)}l` : this.following(path, last, next)
      last = next
    }
    return isOpen ? path : `${path}Z`
  }

  box(x: number, y: number, width: number, height: number): string {
    const [left, top] = [this.rounded(this.x(x)), this.rounded(this.y(y))]
    const across = this.rounded(this.x(x + width)) - left
    const down = this.rounded(this.y(y + height)) - top
    return `M${this.numbers(left, top)}h${this.number(across)}v${this.number(down)}h${this.number(-across)}Z`
  }

  /** Always uses one decimal, because rounding radius and width separately would break the arc. */
  oval(x: number, y: number, radiusX: number, radiusY = radiusX): string {
    const kept = this.steps
    this.steps = 10
    const across = Math.abs(radiusX * this.placement.scaleX)
    const down = Math.abs(radiusY * this.placement.scaleY)
    const radii = this.numbers(across, down)
    const start = this.numbers(this.x(x) - across, this.y(y))
    const width = this.number(2 * across)
    const path = `M${start}a${radii} 0 1 0 ${width} 0a${radii} 0 1 0-${width} 0Z`
    this.steps = kept
    return path
  }

  /** A leaf with its base at the point. `length` is in page units, `angle` in radians. */
  leaf(x: number, y: number, angle: number, length: number): string {
    const cos = Math.cos(angle) * length
    const sin = Math.sin(angle) * length
    const blade = (u: number, v: number) => this.numbers(u * cos - v * sin, u * sin + v * cos)
    const spot = this.numbers(this.x(x), this.y(y))
    const sides = [blade(0.28, -0.5), blade(0, -1), blade(-0.28, 0.5), blade(0, 1)]
    return `M${spot}q${sides[0]} ${sides[1]}q${sides[2]} ${sides[3]}`
  }

  private rounded(value: number): number {
    return Math.round(value * this.steps) / this.steps
  }

  private roundedPoint([x, y]: Point): readonly [number, number] {
    return [this.rounded(x), this.rounded(y)]
  }

  private onPage([x, y, isCorner]: Point): Point {
    return isCorner ? [this.x(x), this.y(y), 1] : [this.x(x), this.y(y)]
  }

  private following(
    path: string,
    [x, y]: readonly [number, number],
    [nextX, nextY]: readonly [number, number],
  ): string {
    const step = this.numbers(nextX - x, nextY - y)
    return path.endsWith('l') || step.startsWith('-') ? step : ` ${step}`
  }
}

/** Returns the Bézier control point of a Catmull-Rom curve. */
function leaning(point: Point, behind: Point, ahead: Point): Point {
  return [point[0] + (ahead[0] - behind[0]) / 6, point[1] + (ahead[1] - behind[1]) / 6]
}
