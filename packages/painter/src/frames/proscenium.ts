import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { pointsOf, type Point } from '../canvas/points.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'

const LEFT = 44
const RIGHT = WIDTH - 44
const SPRING = 168
const FLOOR = HEIGHT - 40

const CUSPS = `44,${FLOOR}! 44,168! 60,132 96,124! 106,102 152,98! 164,78 230,76! 254,62 384,50!`

/** vishvakarma: a grid, a cusped arch and a plinth with a scale. */
export function frameProscenium(c: Canvas): void {
  const { ink, isNight } = c.light
  const paper = c.light.paper ?? '#f3ebd9'
  drawGrid(c)
  const stone = mix('#dcae86', paper, isNight ? 0.55 : 0.12)
  const opening = c.pen.curve(archPoints())
  const wall = `M26 26H${WIDTH - 26}V${FLOOR}H26Z`
  c.raw(
    `<path fill-rule="evenodd" d="${wall}${opening}" fill="${stone}" stroke="${ink}" stroke-width="1.1"/>`,
  )
  drawSpandrels(c, opening)
  drawPilasters(c)
  drawMarks(c)
  const ground = mix(paper, isNight ? '#0c2038' : '#e6d2b0', 0.4)
  drawPlinth(c, ground)
}

function archPoints(inset = 0): readonly Point[] {
  const half = pointsOf(CUSPS)
  const whole: readonly Point[] = [
    ...half,
    ...half
      .slice(0, -1)
      .toReversed()
      .map(([x, y, isCorner]): Point => (isCorner ? [WIDTH - x, y, 1] : [WIDTH - x, y])),
  ]
  return whole.map(([x, y, isCorner]): Point => {
    const inward = Math.sign(WIDTH / 2 - x) * inset
    return isCorner ? [x + inward, y + inset, 1] : [x + inward, y + inset]
  })
}

function drawGrid(c: Canvas): void {
  let lines = ''
  for (let x = 0; x < WIDTH; x += 24) lines += `M${x} 0v${HEIGHT}`
  for (let y = 0; y < HEIGHT; y += 24) lines += `M0 ${y}h${WIDTH}`
  const colour = c.light.isNight ? '#cfe0ee' : '#9a6a4a'
  c.raw(`<path d="${lines}" stroke="${colour}" stroke-width=".5" opacity=".16"/>`)
}

function drawSpandrels(c: Canvas, opening: string): void {
  const { ink } = c.light
  const lattice = c.definitions.pattern(
    'lattice',
    [18, 18],
    `<path d="M9 1L17 9L9 17L1 9ZM9 5L13 9L9 13L5 9ZM0 0L4 4M18 0L14 4M0 18L4 14M18 18L14 14" fill="none" stroke="${ink}" stroke-width=".9"/>`,
  )
  const clip = c.definitions.idOf(
    'spandrels',
    (id) =>
      `<clipPath id="${id}"><path clip-rule="evenodd" d="M${LEFT} 36H${RIGHT}V${SPRING}H${LEFT}Z${opening}"/></clipPath>`,
  )
  c.raw(
    `<rect x="${LEFT}" y="36" width="${RIGHT - LEFT}" height="${SPRING - 36}" fill="${lattice}" clip-path="url(#${clip})" opacity=".75"/>`,
  )
  c.raw(`<path d="${c.pen.curve(archPoints(7))}" fill="none" stroke="${ink}" stroke-width=".7"/>`)
}

function drawPilasters(c: Canvas): void {
  let lines = ''
  for (const x of [30, WIDTH - 40]) {
    for (let line = 0; line < 3; line += 1) lines += `M${x + line * 5} ${SPRING}V${HEIGHT - 60}`
  }
  for (const x of [26, WIDTH - 44]) {
    for (const y of [SPRING, SPRING + 8, HEIGHT - 60, HEIGHT - 52]) lines += `M${x} ${y}h18`
  }
  c.raw(`<path d="${lines}" stroke="${c.light.ink}" stroke-width=".8" fill="none"/>`)
}

function drawMarks(c: Canvas): void {
  const { ink } = c.light
  c.raw(
    `<path d="M${WIDTH / 2} 52V${FLOOR}" stroke="${ink}" stroke-width=".7" stroke-dasharray="12 4 2 4" opacity=".4"/>`,
  )
  const levels = [210, 300, 390].map((y) => `M${WIDTH - 62} ${y}h-46m46 0l-5-8h10Z`).join('')
  c.raw(`<path d="${levels}" fill="none" stroke="${ink}" stroke-width=".8" opacity=".7"/>`)
}

function drawPlinth(c: Canvas, ground: string): void {
  const { ink } = c.light
  const line = `fill="none" stroke="${ink}"`
  c.raw(
    `<path fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0ZM26 26V${FLOOR}H${WIDTH - 26}V26Z" fill="${ground}"/>`,
  )
  c.raw(`<path d="M26 26H${WIDTH - 26}V${FLOOR}H26Z" ${line} stroke-width="1.4"/>`)
  c.raw(`<path d="M8 8H${WIDTH - 8}V${HEIGHT - 8}H8Z" ${line} stroke-width=".8"/>`)
  c.raw(`<path d="${ticks(c)}" stroke="${ink}" stroke-width=".8"/>`)
  let scale = ''
  for (let part = 1; part < 10; part += 2) scale += `M${284 + part * 20} ${HEIGHT - 24}h20v5h-20Z`
  c.raw(`<path d="M284 ${HEIGHT - 24}h200v5h-200Z" ${line} stroke-width=".8"/>`)
  c.raw(`<path d="${scale}" fill="${ink}"/>`)
  for (const x of [60, WIDTH - 60]) {
    const [left, right, top] = [x - 11, x + 11, HEIGHT - 32]
    const square = `M${left} ${top}h22v22h-22Zm0 7.3h22m-22 7.4h22M${x - 3.7} ${top}v22M${x + 3.7} ${top}v22M${left} ${top}l22 22M${right} ${top}l-22 22`
    c.raw(`<path d="${square}" ${line} stroke-width=".8"/>`)
  }
}

function ticks(c: Canvas): string {
  let path = ''
  for (let i = 0; i <= 60; i += 1) {
    const x = c.pen.number(26 + i * 11.93)
    const [below, above] = i % 5 ? [5, 4] : [10, 8]
    path += `M${x} ${FLOOR}v${below}M${x} 26v-${above}`
  }
  for (let i = 0; i < 38; i += 1) {
    const y = c.pen.number(26 + i * 11.9)
    const length = i % 5 ? 4 : 8
    path += `M26 ${y}h-${length}M${WIDTH - 26} ${y}h${length}`
  }
  return path
}
