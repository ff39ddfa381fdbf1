import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Point } from '../canvas/points.ts'
import { shade } from '../canvas/shading.ts'
import { drawArch } from './openings.ts'

/** 296 units tall and 312 wide. The steps start at 0. */
export function drawTemple(c: Canvas, spot: Spot): void {
  // Distant temples share one drawing.
  const depth = (spot.depth ?? c.currentDepth) > 0.3 ? 0.45 : (spot.depth ?? c.currentDepth)
  c.stamp('temple', { ...spot, depth }, () => {
    drawTower(c, { x: 0, y: -60 }, { width: 120, height: 200 })
    for (const x of [-92, 92]) {
      c.stamp('tower', { x, y: -50 }, () => drawTower(c, { x: 0, y: 0 }, { width: 56, height: 78 }))
    }
    drawHall(c)
    if (c.key === 'ravivarma' || c.light.isNight) {
      c.raw(`<path d="${c.pen.oval(0, -28, 12, 20)}" fill="#ffb84a" opacity=".7"/>`)
    }
    if (c.key === 'vishvakarma') c.rule('0,-330 0,10', 'ink', 0.6, { dash: '8 3 2 3' })
  })
}

function drawHall(c: Canvas): void {
  c.box([-128, -62, 256, 50], 'stone')
  for (const x of [-104, -62, 62, 104]) {
    c.box([x - 7, -62, 14, 50], 'stone2')
    c.box([x - 10, -66, 20, 5], 'stone')
  }
  c.box([-138, -70, 276, 9], 'stone2')
  drawArch(c, [0, -12, 50, 60])
  drawArch(c, [-83, -14, 24, 38])
  drawArch(c, [83, -14, 24, 38])
  c.box([-146, -14, 292, 8], 'stone2')
  c.box([-156, -7, 312, 8], 'stone')
  c.box([-34, -14, 68, 5], 'stone')
  c.box([-40, -8, 80, 9], 'stone2')
}

interface Tower {
  width: number
  height: number
}

function drawTower(c: Canvas, spot: Spot, { width, height }: Tower): void {
  const half = (share: number) => (width / 2) * (1 - 0.16 * share - 0.52 * share ** 3)
  const side = (sign: number) => towerSide(height, (share) => sign * half(share))
  const opacity = c.key === 'ravivarma' ? 0.25 : 0.6
  c.at(spot, () => {
    c.shape([...side(-1), ...side(1).toReversed()], 'stone')
    const courses = c.key === 'vishvakarma' ? 16 : 10
    for (let course = 1; course < courses; course += 1) {
      const share = course / courses
      const [x, y] = [half(share), -height * share]
      c.rule(`${-x},${y} ${x},${y}`, 'ink', 0.7, { opacity })
    }
    for (const rib of [-0.55, -0.2, 0.2, 0.55]) {
      const line = towerSide(height, (share) => half(share) * rib, 4)
      c.thread(line, 'ink', 0.7, { opacity })
    }
    shade(c, c.pen.curve([[half(0) * 0.35, 0, 1], ...side(1), [half(1) * 0.35, -height, 1]]), 0.24)
    c.at({ x: 0, y: -height }, () => drawFinial(c, half(1)))
  })
}

/** Returns a vertical line. `across` maps a fraction of the height to x. */
function towerSide(
  height: number,
  across: (share: number) => number,
  pieces = 8,
): readonly Point[] {
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const share = i / pieces
    const point = [across(share), -height * share] as const
    return i % pieces ? point : [...point, 1]
  })
}

function drawFinial(c: Canvas, half: number): void {
  c.at({ x: 0, y: 0, scale: [half, 1] }, () =>
    c.shape('-1.24,-5 -1,-12 1,-12 1.24,-5 1,1 -1,1', 'stone2'),
  )
  c.shape('-4,-12 -7,-19 -2,-25 0,-36! 2,-25 7,-19 4,-12', 'gold')
  if (c.scene.weather === 'wind' || c.key === 'chitrakar') {
    c.polygon('0,-36 0,-58 26,-50 0,-44', 'cloth1')
  }
}
