import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Tint } from '../manners/light.ts'

/** A cusped arch of height 1 and half-width 1. */
const CUSPED_ARCH =
  '-1,0! -1,-.55! -.86,-.74 -.62,-.78! -.5,-.9 -.24,-.9! 0,-1! .24,-.9! .5,-.9 .62,-.78! .86,-.74 1,-.55! 1,0!'

export type Opening = readonly [x: number, y: number, width: number, height: number]

/** Small arches share one drawing. */
export function drawArch(c: Canvas, opening: Opening, tint: Tint = 'dark'): void {
  const [x, y, width, height] = opening
  const paint = { isFlat: tint === 'dark' }
  if (width >= 70) {
    const spot: Spot = { x, y, scale: [width / 2, height] }
    c.at(spot, () => c.shape(CUSPED_ARCH, tint, paint))
    return
  }
  c.stamp(`arch ${tint}`, { x, y, scale: [width / 40, height / 60] }, () =>
    c.at({ x: 0, y: 0, scale: [20, 60] }, () => c.shape(CUSPED_ARCH, tint, paint)),
  )
}

export function drawJali(
  c: Canvas,
  [left, top, width, height]: readonly [number, number, number, number],
  mesh = 9,
): void {
  c.box([left, top, width, height], 'dark', { isFlat: true })
  const columns = Math.ceil(width / mesh)
  const rows = Math.ceil(height / mesh)
  let holes = ''
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x = left + ((column + 0.5) * width) / columns
      const y = top + ((row + 0.5) * height) / rows
      const half = mesh / 2
      holes += c.pen.polygon(`${x - half},${y} ${x},${y - half} ${x + half},${y} ${x},${y + half}`)
    }
  }
  c.stroke(holes, 'stone', 1.3)
}
