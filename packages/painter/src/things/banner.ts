import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Role } from '../manners/manner.ts'

/** Has a pole of 100 units. Near banners are drawn separately, with thin lines. */
export function drawBanner(c: Canvas, spot: Spot, cloth: Role): void {
  const depth = spot.depth ?? c.currentDepth
  if (depth < 0.2) {
    c.at(spot, () => {
      drawFlag(c, cloth, 2 * c.unit + 0.6)
      drawSun(c)
    })
  } else c.stamp(`banner ${cloth}`, spot, () => drawFlag(c, cloth, 2.6))
}

function drawFlag(c: Canvas, cloth: Role, pole: number): void {
  c.rule('0,0 0,-100', 'trunk', pole)
  c.shape('0,-98! 16,-102 30,-94 52,-98! 42,-86 50,-74! 28,-74 14,-80 0,-74!', cloth)
  c.disc([18, -87, 5], 'gold', { isFlat: true })
}

function drawSun(c: Canvas): void {
  for (let ray = 0; ray < 8; ray += 1) {
    const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)]
    const ends = `${18 + 6 * x},${-87 + 6 * y} ${18 + 8.5 * x},${-87 + 8.5 * y}`
    c.rule(ends, 'gold', 1.6)
  }
}
