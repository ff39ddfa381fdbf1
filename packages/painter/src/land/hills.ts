import type { Canvas } from '../canvas/canvas.ts'
import type { Point } from '../canvas/points.ts'
import { shade } from '../canvas/shading.ts'
import { WIDTH } from '../canvas/view.ts'

export interface Range {
  y: number
  height: number
  depth: number
  role?: 'hill' | 'hill2'
}

/** Draws rolling hills, or faceted rocks in murals. */
export function drawHills(c: Canvas, range: Range): void {
  c.at({ x: 0, y: range.y, depth: range.depth }, () => {
    if (c.key === 'ajanta') drawRocks(c, range)
    else drawRollingHills(c, range)
  })
}

function drawRollingHills(c: Canvas, { height, depth, role = 'hill' }: Range): void {
  const random = c.random('hills')
  const ridge = Array.from({ length: 8 }, (_, i): Point => [
    (i * WIDTH) / 7,
    -height * random.between(0.15, 1),
  ])
  c.shape([[-10, 60, 1], ...ridge, [WIDTH + 10, 60, 1]], role)
  const contours = { chitrakar: 3, ajanta: 0, ravivarma: 0, vishvakarma: 4 }[c.key]
  const isInk = c.key === 'chitrakar'
  for (let line = 1; line <= contours; line += 1) {
    const lower = ridge.map(([x, y]): Point => [x, y + line * (isInk ? 9 : 7)])
    c.thread(lower, 'ink', isInk ? 0.8 : 0.5, {
      opacity: isInk ? 0.6 : 0.5,
      depth: depth * (isInk ? 0.7 : 0.6),
    })
  }
}

/** Uses different sizes, because equal ones look like crates. */
function drawRocks(c: Canvas, { height, role = 'hill' }: Range): void {
  const random = c.random('rocks')
  const { steps } = c.pen
  c.pen.steps = 1
  for (let row = 0; row < 2; row += 1) {
    for (let i = -1; i < 11; i += 1) {
      const x = i * 76 + random.between(-26, 26) + row * 34
      const tall = height * (row ? random.between(0.2, 0.6) : random.between(0.5, 1.25))
      const across = random.between(54, 104)
      const edge = across * random.between(0.35, 0.6)
      drawRock(c, { x, tall, across, edge, shoulder: random.between(0.55, 0.9) }, [
        row ? role : 'hill2',
        row ? 'hill2' : 'dark',
      ])
    }
  }
  c.pen.steps = steps
}

interface Rock {
  x: number
  tall: number
  across: number
  edge: number
  /** Height of the left shoulder as a fraction of the rock. */
  shoulder: number
}

function drawRock(
  c: Canvas,
  { x, tall, across, edge, shoulder }: Rock,
  [face, side]: readonly ['hill' | 'hill2', 'hill2' | 'dark'],
): void {
  const depth = c.currentDepth
  c.at({ x, y: 0 }, () => {
    const [left, middle, right] = [-tall * shoulder, -tall, -tall * 0.86]
    c.polygon(`-6,26 0,${left} ${edge / 2},${middle} ${edge},${right} ${edge + 3},26`, face)
    c.polygon(
      `${edge},${right} ${across * 0.8},${-tall * 0.8} ${across},${left * 0.7} ${across + 4},26 ${edge + 3},26`,
      side,
      { isFlat: true, depth: depth * 0.9 },
    )
    const top = `0,${left} ${edge / 2},${middle} ${edge},${right} ${edge / 2},${left * 0.8}`
    c.polygon(top, 'stone', { isFlat: true, outline: 0.6 })
  })
}

export function drawPeaks(
  c: Canvas,
  peaks: { y: number; height: number; count: number; depth: number; hasSnow?: boolean },
): void {
  const random = c.random('peaks')
  for (let i = 0; i < peaks.count; i += 1) {
    const width = (WIDTH / peaks.count) * random.between(1.1, 1.5)
    const x = ((i + 0.5) * WIDTH) / peaks.count + random.between(-30, 30)
    const height = peaks.height * random.between(0.6, 1.05)
    const top = random.between(-14, 14)
    const foot = random.between(-20, 10)
    c.at({ x, y: peaks.y, depth: peaks.depth }, () =>
      drawPeak(c, { width, height, top, foot, hasSnow: peaks.hasSnow === true }),
    )
  }
}

interface Peak {
  width: number
  height: number
  /** Horizontal offsets of the ridge, at the summit and the foot. */
  top: number
  foot: number
  hasSnow: boolean
}

function drawPeak(c: Canvas, { width: w, height: h, top, foot, hasSnow }: Peak): void {
  const depth = c.currentDepth
  const right = `${w * 0.26},${-h * 0.62} ${w * 0.5},${-h * 0.36} ${w},20`
  c.polygon(
    `${-w},20 ${-w * 0.52},${-h * 0.42} ${-w * 0.3},${-h * 0.58} ${top},${-h} ${right}`,
    'hill',
  )
  const side = `${top},${-h} ${right} ${foot},20 ${top + 14},${-h * 0.4} ${top - 8},${-h * 0.66}`
  if (c.key === 'chitrakar' || c.key === 'vishvakarma') shade(c, c.pen.polygon(side))
  else c.polygon(side, 'hill2', { isFlat: true, outline: 0, depth: depth * 0.9 })
  if (!hasSnow) return
  c.at({ x: top, y: -h }, () => {
    const edge = `${-w * 0.15},${h * 0.2} ${-w * 0.07},${h * 0.24} -4,${h * 0.32} ${w * 0.06},${h * 0.22} ${w * 0.16},${h * 0.24}`
    c.polygon(`0,0 ${edge}`, 'white', { isFlat: true, outline: 0.8, depth: depth * 0.7 })
  })
}
