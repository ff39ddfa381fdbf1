import type { Canvas } from '../canvas/canvas.ts'
import type { Point } from '../canvas/points.ts'
import type { Random } from '../canvas/seededRandom.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import type { ProtectedArea } from '../composition/compose.ts'

/** ajanta: grain, dark corners, bare patches, cracks and a torn edge. */
export function framePlaster(c: Canvas, precious: readonly ProtectedArea[], seed: number): void {
  const { steps } = c.pen
  c.pen.steps = 1
  layGrain(c, seed)
  const dusk = c.definitions.radial(
    [
      [0, '#2a120a', 0],
      [0.6, '#2a120a', 0.02],
      [1, '#2a120a', 0.5],
    ],
    'r=".74"',
  )
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${dusk}"/>`)
  drawLosses(c, precious)
  drawCracks(c)
  drawTornEdge(c)
  c.pen.steps = steps
}

function layGrain(c: Canvas, seed: number): void {
  const noise = `<feTurbulence type="fractalNoise" baseFrequency=".11 .14" numOctaves="3" seed="${seed % 97}"/>`
  const threshold = '<feColorMatrix values="0 0 0 0 .9 0 0 0 0 .8 0 0 0 0 .62 2.4 0 0 0 -1.2"/>'
  const id = c.definitions.idOf(
    'plaster',
    (own) =>
      `<filter id="${own}" x="0" y="0" width="100%" height="100%">${noise}${threshold}</filter>`,
  )
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#${id})" opacity=".2"/>`)
}

/** Draws bare patches only at the edges, never on people or finials. */
function drawLosses(c: Canvas, precious: readonly ProtectedArea[]): void {
  const random = c.random('losses')
  let patches = ''
  for (let i = 0; i < 9; i += 1) {
    const radius = random.between(8, 26)
    const [x, y] = edgePoint(random, i % 4)
    const isSpared = precious.some(
      (part) => Math.hypot(part.x - x, part.y - y) < part.radius + radius * 1.5,
    )
    const outline = patchOutline(random, radius)
    if (!isSpared) c.at({ x, y }, () => (patches += c.pen.curve(outline)))
  }
  if (patches === '') return
  c.raw(
    `<path d="${patches}" fill="#cdb48a" stroke="#5a3822" stroke-opacity=".45" stroke-width="1.2"/>`,
  )
}

function edgePoint(random: Random, side: number): readonly [number, number] {
  const across = random.between(20, WIDTH - 20)
  // The middle of the upper edge may contain the finial of a tall building.
  if (side === 0) return [across < WIDTH / 2 ? across * 0.6 : WIDTH - (WIDTH - across) * 0.6, 20]
  if (side === 1) return [random.between(10, 40), random.between(20, HEIGHT - 20)]
  if (side === 2) return [random.between(WIDTH - 40, WIDTH - 10), random.between(20, HEIGHT - 20)]
  return [across, random.between(HEIGHT - 20, HEIGHT - 4)]
}

function patchOutline(random: Random, radius: number): readonly Point[] {
  return Array.from({ length: 11 }, (_, i): Point => {
    const angle = (i / 11) * 2 * Math.PI
    const reach = radius * random.between(0.55, 1.15)
    return [reach * 1.3 * Math.cos(angle), reach * Math.sin(angle)]
  })
}

function drawCracks(c: Canvas): void {
  const random = c.random('cracks')
  let cracks = ''
  for (let i = 0; i < 6; i += 1) {
    const down = i % 2 ? 1 : -1
    let [x, y] = [random.between(40, WIDTH - 40), i % 2 ? 4 : HEIGHT - 4]
    const points: Point[] = [[x, y]]
    for (let step = 0; step < 6; step += 1) {
      x += random.between(-16, 16)
      y += down * random.between(8, 22)
      points.push([x, y])
    }
    cracks += c.pen.polygon(points, true)
  }
  c.raw(`<path d="${cracks}" fill="none" stroke="#3a2014" stroke-width=".8" opacity=".4"/>`)
}

/** Uses short straight lines, because smooth curves do not look torn. */
function drawTornEdge(c: Canvas): void {
  const random = c.random('torn edge')
  let depth = 11
  const bite = () => {
    depth = Math.max(5, Math.min(22, depth + random.between(-6, 6)))
    return depth
  }
  const side = (count: number, at: (i: number) => Point) =>
    Array.from({ length: count }, (_, i) => at(i))
  const stray = () => random.between(-4, 4)
  const edge: readonly Point[] = [
    ...side(45, (i) => [(i * WIDTH) / 44 + stray(), bite()]),
    ...side(30, (i) => [WIDTH - bite(), ((i + 1) * HEIGHT) / 30]),
    ...side(44, (i) => [((43 - i) * WIDTH) / 44 + stray(), HEIGHT - bite()]),
    ...side(29, (i) => [bite(), ((29 - i) * HEIGHT) / 30]),
  ]
  c.raw(
    `<path fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0Z${c.pen.polygon(edge)}" fill="#b99c72" stroke="#7a5a3c" stroke-width="2.2"/>`,
  )
}
