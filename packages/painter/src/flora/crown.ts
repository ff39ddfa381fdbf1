import type { Canvas } from '../canvas/canvas.ts'
import { mix, type Hex } from '../colour/colour.ts'
import type { Point } from '../canvas/points.ts'
import type { Random } from '../canvas/seededRandom.ts'
import { shade } from '../canvas/shading.ts'
import type { Role } from '../manners/manner.ts'

export interface Crown {
  x: number
  y: number
  radiusX: number
  radiusY: number
}

export function drawCrown(c: Canvas, crown: Crown, leaf: Role = 'leaf'): void {
  const { steps } = c.pen
  const random = c.random('crown')
  c.pen.steps = 1
  if (c.key === 'ravivarma') drawMasses(c, crown, leaf, random)
  else {
    const base = c.light.manner.pigments[leaf]
    const darker = { chitrakar: 0.3, ajanta: 0.35, vishvakarma: 0, ravivarma: 0 }[c.key]
    const bumps = c.key === 'chitrakar' ? 22 : 18
    c.fill(leafEdge(c, crown, bumps, random), mix(base, c.light.manner.ink, darker))
    if (c.key === 'vishvakarma') drawNotes(c, crown, random)
    else drawRows(c, crown, leaf, random)
  }
  c.pen.steps = steps
}

function leafEdge(c: Canvas, crown: Crown, bumps: number, random: Random): string {
  const points: Point[] = []
  for (let i = 0; i < bumps; i += 1) {
    const angle = (i / bumps) * 2 * Math.PI
    const reach = i % 2 ? 1 : 0.9
    points.push([
      crown.x + crown.radiusX * reach * Math.cos(angle) * random.between(0.95, 1.06),
      crown.y + crown.radiusY * reach * Math.sin(angle) * random.between(0.95, 1.06),
    ])
  }
  return c.pen.curve(points)
}

/** chitrakar: even rows; ajanta: the same rows with random offsets. */
function drawRows(c: Canvas, { x, y, radiusX, radiusY }: Crown, leaf: Role, random: Random): void {
  const isLoose = c.key === 'ajanta'
  const far = c.currentDepth > 0.3 ? 1.3 : 1
  const gap = (isLoose ? 22 : 19) * far * c.detail.leafGap
  const stray = (by: number) => (isLoose ? random.between(-by, by) : 0)
  let leaves = ''
  let row = 0
  for (let down = -radiusY * 0.8; down < radiusY * 0.95; down += gap * 0.72) {
    const half = radiusX * Math.sqrt(Math.max(0, 1 - (down / radiusY) ** 2)) * 0.93
    for (let across = -half + ((row % 2) * gap) / 2; across <= half; across += gap) {
      const angle = Math.atan2(across / radiusX, -down / radiusY + 0.6) * 0.9 + stray(0.5)
      const [leafX, leafY] = [x + across + stray(4), y + down + 7 + stray(4)]
      leaves += c.pen.leaf(leafX, leafY, angle, (isLoose ? 17 : 18) * c.unit)
    }
    row += 1
  }
  const { ink, air } = c.light
  const vein = isLoose ? mix(c.light.colour(leaf, c.currentDepth), '#20140c', 0.4) : ink
  const fill = c.light.colour(isLoose ? 'leaf2' : leaf, c.currentDepth)
  const line = `stroke="${mix(vein, air, c.currentDepth * 0.4)}" stroke-width="${isLoose ? 0.7 : 0.9}"`
  c.raw(`<path d="${leaves}" fill="${fill}" ${line}/>`)
}

/** vishvakarma: small marks, and hatching on the shaded side. */
function drawNotes(c: Canvas, crown: Crown, random: Random): void {
  const { pen } = c
  const size = 5 * c.unit + 1
  const half = pen.number(size / 2)
  const bow = `q${half}-${pen.number(size)} ${pen.number(size)} 0`
  let marks = ''
  for (let i = 0; i < c.some(c.currentDepth > 0.3 ? 20 : 46); i += 1) {
    const angle = random.between(0, 2 * Math.PI)
    const reach = Math.sqrt(random.next()) * 0.88
    const x = pen.x(crown.x + crown.radiusX * reach * Math.cos(angle)) - size
    const y = pen.y(crown.y + crown.radiusY * reach * Math.sin(angle))
    marks += `M${pen.numbers(x, y)}${bow}${bow}`
  }
  c.raw(`<path d="${marks}" fill="none" stroke="${c.light.ink}" stroke-width=".7" opacity=".65"/>`)
  const turned: Crown = {
    x: crown.x + crown.radiusX * 0.16,
    y: crown.y + crown.radiusY * 0.42,
    radiusX: crown.radiusX * 0.8,
    radiusY: crown.radiusY * 0.52,
  }
  shade(c, leafEdge(c, turned, 14, random))
}

interface LeafMass {
  tone: Hex
  count: number
  /** Distance of the leaf masses from the centre. */
  reach: number
  /** Vertical offset as a fraction of the height. Negative is higher. */
  lift: number
}

/** ravivarma: a dark mass, smaller and lighter ones toward the sun, then single leaves. */
function drawMasses(c: Canvas, crown: Crown, leaf: Role, random: Random): void {
  const { x, y, radiusX, radiusY } = crown
  const base = c.light.manner.pigments[leaf]
  const { sun } = c.light.hour
  const isFar = c.currentDepth > 0.3
  const under: Crown = { ...crown, y: y + radiusY * 0.06 }
  c.fill(leafEdge(c, under, isFar ? 20 : 30, random), mix(base, '#0c120c', 0.52))
  const masses: readonly LeafMass[] = [
    { tone: mix(base, '#0c120c', 0.32), count: isFar ? 5 : 8, reach: 0.84, lift: 0.08 },
    { tone: mix(base, '#0c120c', 0.12), count: isFar ? 4 : 6, reach: 0.7, lift: -0.2 },
    { tone: mix(base, sun, 0.12), count: isFar ? 3 : 4, reach: 0.55, lift: -0.44 },
  ]
  for (const mass of masses) {
    for (let i = 0; i < mass.count; i += 1) {
      const angle = ((i + random.next() * 0.6) / mass.count) * 2 * Math.PI
      const reach = mass.reach * Math.sqrt(random.between(0.3, 1))
      const size = random.between(0.2, 0.3) * (1.15 + mass.lift * 0.4)
      const cluster: Crown = {
        x: x + radiusX * reach * Math.cos(angle),
        y: y + radiusY * (mass.lift + reach * 0.62 * Math.sin(angle)),
        radiusX: radiusX * size,
        radiusY: radiusY * size * 0.9,
      }
      c.fill(leafEdge(c, cluster, 9, random), mass.tone, { isFlat: true })
    }
  }
  scatterLeaves(c, crown, random, { tone: mix(base, '#0c120c', 0.4), count: 20, lift: 0.25 })
  scatterLeaves(c, crown, random, { tone: mix(base, sun, 0.16), count: 24, lift: -0.15 })
  scatterLeaves(c, crown, random, { tone: mix(base, sun, 0.42), count: 18, lift: -0.42 })
}

function scatterLeaves(
  c: Canvas,
  { x, y, radiusX, radiusY }: Crown,
  random: Random,
  { tone, count, lift }: { tone: Hex; count: number; lift: number },
): void {
  let leaves = ''
  for (let i = 0; i < c.some(c.currentDepth > 0.3 ? count / 3 : count); i += 1) {
    const angle = random.between(0, 2 * Math.PI)
    const reach = Math.sqrt(random.next())
    const leafX = x + radiusX * reach * 0.98 * Math.cos(angle)
    const leafY = y + radiusY * (lift + reach * 0.6 * Math.sin(angle))
    const lean = random.between(-1, 1) + (Math.cos(angle) > 0 ? 1 : -1)
    leaves += c.pen.leaf(leafX, leafY, lean, random.between(9, 14) * c.unit)
  }
  const opacity = lift > 0 ? 0.7 : 0.8
  c.raw(`<path d="${leaves}" fill="${c.light.colour(tone, c.currentDepth)}" opacity="${opacity}"/>`)
}
