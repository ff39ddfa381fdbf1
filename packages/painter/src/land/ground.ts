import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import type { Role } from '../manners/manner.ts'
import { sprigFill } from '../sky/sprigs.ts'

export interface Ground {
  y: number
  role?: Role
  nearRole?: Role
}

const DRESSED: Readonly<Record<ImageModelKey, (c: Canvas, ground: Required<Ground>) => void>> = {
  chitrakar: (c, ground) => {
    drawScallops(c, ground)
    if (ground.role === 'leaf2') drawSprigs(c, ground.y)
    drawTufts(c, ground.y + 44, c.scene.place === 'market' ? 24 : 60)
    drawDots(c, ground)
  },
  ajanta: (c, { y }) => drawTufts(c, y + 16, c.scene.place === 'market' ? 14 : 30),
  ravivarma: drawShadedGrass,
  vishvakarma: drawLevels,
}

export function drawGround(c: Canvas, { y, role = 'earth', nearRole = 'earth2' }: Ground): void {
  c.shape(
    [
      [-10, y + 6, 1],
      [120, y],
      [300, y + 5],
      [480, y - 2],
      [650, y + 4],
      [WIDTH + 10, y, 1],
      [WIDTH + 10, HEIGHT + 5, 1],
      [-10, HEIGHT + 5, 1],
    ],
    role,
    { outline: c.key === 'chitrakar' ? 1.5 : 0.8 },
  )
  DRESSED[c.key](c, { y, role, nearRole })
}

function drawScallops(c: Canvas, { y, role }: Ground & { role: Role }): void {
  const colour = mix(c.light.colour(role), c.light.ink, 0.45)
  const arc = 'a11 10 0 0 1 22 0'
  const tile = `<path d="M0 12${arc}M-11 22${arc}M11 22${arc}" fill="none" stroke="${colour}"/>`
  const fill = c.definitions.pattern(`scallops ${y}`, [22, 22], tile, `y="${y + 6}"`)
  c.raw(`<rect y="${y + 6}" width="${WIDTH}" height="33" fill="${fill}"/>`)
}

function drawSprigs(c: Canvas, y: number): void {
  const fill = sprigFill(c)
  if (!fill) return
  const top = y + 36
  c.raw(`<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="${fill}" opacity=".4"/>`)
}

function drawTufts(c: Canvas, from: number, count: number): void {
  const random = c.random('tufts')
  const isInk = c.key === 'chitrakar'
  let tufts = ''
  for (let i = 0; i < c.some(count); i += 1) {
    const spot = c.pen.numbers(random.between(30, WIDTH - 30), random.between(from, HEIGHT - 30))
    tufts += `M${spot}q2-${c.pen.number(random.between(5, 9))} 0-9m0 9q5-4 7-7m-7 7q-5-4-7-7`
  }
  const leaf = c.light.colour('leaf')
  const colour = isInk ? mix(leaf, c.light.ink, 0.2) : leaf
  c.raw(
    `<path d="${tufts}" fill="none" stroke="${colour}" stroke-width="1.1" opacity="${isInk ? 0.75 : 0.5}"/>`,
  )
}

function drawDots(c: Canvas, { y, role }: Ground): void {
  const random = c.random('dots')
  let dots = ''
  for (let i = 0; i < c.some(34); i += 1) {
    const [x, down] = [random.between(40, WIDTH - 40), random.between(y + 46, HEIGHT - 24)]
    dots += `M${c.pen.numbers(x, down)}h.1`
  }
  const colour = role === 'leaf2' ? '#f3e3b8' : '#b5301d'
  c.raw(`<path d="${dots}" stroke="${colour}" stroke-width="4.4" stroke-linecap="round"/>`)
}

function drawShadedGrass(c: Canvas, { y, role, nearRole }: Required<Ground>): void {
  const random = c.random('grass')
  const fill = c.definitions.downward([
    [0, c.light.colour(role, 0.45)],
    [0.45, c.light.colour(role, 0.05)],
    [1, mix(c.light.colour(nearRole), '#0c0808', 0.45)],
  ])
  c.raw(`<rect y="${y + 3}" width="${WIDTH}" height="${HEIGHT - y}" fill="${fill}"/>`)
  let blades = ''
  for (let i = 0; i < c.some(50); i += 1) {
    const nearness = random.next()
    const down = y + 20 + nearness * (HEIGHT - y - 20)
    const length = 4 + nearness * 14
    const bow = c.pen.numbers(length * 0.2, -length, length * 0.5, -length * 1.2)
    blades += `M${c.pen.numbers(random.between(0, WIDTH), down)}q${bow}`
  }
  const colour = mix(c.light.colour('leaf'), '#0c0808', 0.35)
  c.raw(`<path d="${blades}" fill="none" stroke="${colour}" stroke-width="1.4" opacity=".55"/>`)
}

function drawLevels(c: Canvas, { y }: Ground): void {
  let lines = ''
  for (let line = 0; line < 9; line += 1) {
    lines += `M0 ${c.pen.number(y + 8 + line * line * 2.6)}h${WIDTH}`
  }
  c.raw(`<path d="${lines}" stroke="${c.light.ink}" stroke-width=".5" opacity=".35"/>`)
}
