import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { shade } from '../canvas/shading.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import type { Role } from '../manners/manner.ts'
import { slots, stage, type Stage } from './stage.ts'

export const FLOOR = 372

export interface Interior {
  wall: Role
  floor: Role
  laid: 'boards' | 'tiles'
  /** Draws furniture along the wall, with its base at `FLOOR`. */
  fit: (c: Canvas) => void
  stage?: Partial<Stage>
}

export function paintInterior(c: Canvas, interior: Interior): Stage {
  drawWall(c, interior.wall)
  drawFloor(c, interior)
  interior.fit(c)
  return stage({
    people: slots('286,468,196 506,474,186 168,474,172'),
    creatures: slots('610,476,108'),
    things: slots('400,486,1.2 640,486,1'),
    clearGround: [[80, 690]],
    ...interior.stage,
  })
}

function drawWall(c: Canvas, wall: Role): void {
  const colour = c.light.colour(wall, 0.12)
  const plaster = c.light.isNight ? mix(colour, '#1a1014', 0.34) : colour
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${plaster}"/>`)
  const isPainted = c.key === 'ravivarma' || c.key === 'ajanta'
  const lit = c.definitions.radial(
    [
      [0, '#ffdf9a', isPainted ? 0.5 : 0.22],
      [0.5, '#c07a40', isPainted ? 0.18 : 0.06],
      [1, '#140c0c', isPainted ? 0.5 : 0.14],
    ],
    'cx=".5" cy=".5" r=".72"',
  )
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${lit}"/>`)
  c.box([0, 56, WIDTH, 16], 'trunk', { depth: 0.1 })
  for (let x = 40; x < WIDTH; x += 98) c.box([x, 44, 20, 18], 'trunk', { depth: 0.05 })
  c.box([0, FLOOR - 62, WIDTH, 62], 'earth2', { depth: 0.25, isFlat: true, outline: 0 })
  c.rule(`0,${FLOOR - 62} ${WIDTH},${FLOOR - 62}`, 'ink', 0.9, { opacity: 0.5 })
}

function drawFloor(c: Canvas, { floor, laid }: Interior): void {
  c.box([-4, FLOOR, WIDTH + 8, HEIGHT - FLOOR + 8], floor)
  const middle = WIDTH / 2
  for (let line = -8; line <= 8; line += 1) {
    const far = middle + line * 44
    const near = middle + line * 118
    c.rule(`${far},${FLOOR} ${near},${HEIGHT}`, 'ink', 0.8, { opacity: 0.35 })
  }
  const rows = laid === 'tiles' ? [386, 404, 430, 466] : []
  for (const y of rows) c.rule(`0,${y} ${WIDTH},${y}`, 'ink', 0.8, { opacity: 0.35 })
  shade(c, c.pen.box(0, FLOOR, WIDTH, 8), 0.35)
}
