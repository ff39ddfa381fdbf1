import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Point } from '../canvas/points.ts'

/** 100 units tall to the crown. `lean` shifts the crown to the right. */
export function drawPalm(c: Canvas, spot: Spot, lean = 14): void {
  if ((spot.depth ?? 0) > 0.25) {
    c.stamp('palm', { ...spot, isFlipped: lean < 0 }, () => drawWhole(c, 10))
  } else c.at(spot, () => drawWhole(c, lean))
}

function drawWhole(c: Canvas, lean: number): void {
  const trunk: readonly Point[] = [
    [0, 0],
    [lean * 0.3, -35],
    [lean * 0.8, -70],
    [lean * 1.2, -96],
  ]
  c.tube(trunk, [4, 2.8, 2.3, 2], 'trunk')
  if (c.key !== 'ravivarma') drawBark(c, lean)
  c.at({ x: lean * 1.2, y: -97 }, () => {
    drawFronds(c)
    for (const nut of [
      [-3, 2],
      [2, 4],
      [5, 1],
    ] as const) {
      c.disc([...nut, 2.4], 'trunk', { outline: 0.6 })
    }
  })
}

function drawBark(c: Canvas, lean: number): void {
  for (let ring = 1; ring < 9; ring += 1) {
    const [x, y] = [lean * 1.2 * (ring / 9.6) ** 1.3, -ring * 10]
    c.rule(`${x - 2.4},${y} ${x + 2.4},${y - 1}`, 'ink', 0.7, { opacity: 0.7 })
  }
}

function drawFronds(c: Canvas): void {
  const random = c.random('fronds')
  for (let i = 0; i < 9; i += 1) {
    // Avoids a vertical frond, which looks like a needle.
    const angle = -Math.PI / 2 + (i - 3.55) * 0.52 + random.between(-0.06, 0.06)
    const length = random.between(34, 44)
    const outline = c.key === 'chitrakar' ? 1 : 0.6
    c.shape(frond(angle, length), i % 2 ? 'leaf' : 'leaf2', { outline })
  }
}

function frond(angle: number, length: number): readonly Point[] {
  const [cos, sin] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const [tipX, tipY] = [cos * 1.05, sin * 0.6 + 12]
  const points: Point[] = [
    [0, 0],
    [cos * 0.62 - 1, sin * 0.55 - 10],
    [tipX, tipY, 1],
  ]
  for (let leaflet = 1; leaflet < 9; leaflet += 1) {
    const share = 1 - leaflet / 9.5
    const rise = Math.sin(share * Math.PI)
    const [x, y] = [tipX * share, tipY * share - rise * 8]
    points.push([x + tipX * 0.05, y + 4 + rise * 10, 1], [x - tipX * 0.015, y + 1.5, 1])
  }
  return points
}
