import type { Canvas, Spot } from '../canvas/canvas.ts'
import { pointsOf, type Shape } from '../canvas/points.ts'
import { drawCrown } from './crown.ts'

/** About 140 units tall. Trees of one depth share one drawing. */
export function drawTree(c: Canvas, spot: Spot): void {
  c.stamp('tree', spot, () => {
    c.tube('0,2 -3,-30 2,-64', [8, 5.5, 4], 'trunk')
    drawCrown(c, { x: 0, y: -92, radiusX: 58, radiusY: 50 })
  })
}

/** Crown y and ground x of each root. */
const HANGING_ROOTS = '-92,-80 -64,-52 70,58 104,92 -120,-112 40,36'

/** About 260 units tall and 350 wide. */
export function drawBanyan(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    for (const [foot, top] of pointsOf(HANGING_ROOTS)) {
      const root: Shape = `${top},-150 ${foot * 0.98},-90 ${foot + 4},-40 ${foot},4`
      c.tube(root, [3, 2.2, 2.4, 5], 'trunk')
    }
    c.shape(
      '-46,6 -30,-6 -26,-50 -34,-100 -70,-160 -58,-166 -18,-124 -8,-170 10,-172 12,-122 50,-172 64,-164 32,-106 26,-52 34,-8 54,6 16,2 0,8 -20,2',
      'trunk',
    )
    for (const x of [-14, -3, 9, 18]) {
      c.thread(`${x * 1.2},-2 ${x * 0.8},-50 ${x * 1.3},-118`, 'dark', 1.1, { opacity: 0.55 })
    }
    drawCrown(c, { x: 0, y: -166, radiusX: 66, radiusY: 34 })
    drawCrown(c, { x: -84, y: -176, radiusX: 84, radiusY: 46 })
    drawCrown(c, { x: 88, y: -178, radiusX: 86, radiusY: 46 })
    drawCrown(c, { x: 0, y: -208, radiusX: 104, radiusY: 56 })
  })
}
