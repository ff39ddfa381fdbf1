import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawArch } from '../buildings/openings.ts'
import { drawChhatri } from '../buildings/palace.ts'
import { drawDoor } from '../fittings/openings.ts'
import { drawTree } from '../flora/trees.ts'
import { drawHills } from '../land/hills.ts'
import { stage, type Stage } from './stage.ts'

export function paintCourtyard(c: Canvas): Stage {
  const { horizon, isMainRight } = c.view
  const ground = horizon + 70
  drawTree(c, { x: isMainRight ? 120 : 648, y: horizon - 20, scale: 1.2, depth: 0.5 })
  c.at({ x: 0, y: ground, depth: 0.2 }, () => {
    c.box([-10, -128, WIDTH + 20, 130], 'stone')
    c.polygon(`-10,-128 ${WIDTH + 10},-128 ${WIDTH + 10},-164 40,-176 -10,-164`, 'roof')
    for (const x of [150, 618]) c.box([x - 25, -96, 50, 44], 'dark', { isFlat: true })
    drawDoor(c, { x: WIDTH / 2, y: 0, scale: 0.76 })
    for (let x = 28; x < WIDTH; x += 118) {
      c.box([x, -126, 11, 128], 'trunk')
      c.box([x - 5, -126, 21, 8], 'trunk')
    }
    c.box([-10, -4, WIDTH + 20, 16], 'stone2')
  })
  c.box([-10, ground + 10, WIDTH + 20, HEIGHT - ground], 'earth', { depth: 0.06 })
  drawTulsi(c, isMainRight ? 588 : 180, ground + 62)
  return stage({ clearGround: [[60, 700]] })
}

/** 96 units tall. */
function drawTulsi(c: Canvas, x: number, y: number): void {
  c.at({ x, y, depth: 0.05 }, () => {
    c.box([-34, -12, 68, 12], 'stone2')
    c.box([-24, -54, 48, 44], 'white')
    c.box([-30, -62, 60, 10], 'cloth1')
    c.rule('-14,-20 0,-42 14,-20', 'cloth1', 2)
    for (const lean of [-16, -6, 6, 16]) {
      c.thread(`0,-62 ${lean * 0.5},-80 ${lean},-94`, 'trunk', 1.8)
      c.disc([lean, -94, 9], 'leaf', { outline: 0.8 })
    }
  })
}

export function paintRooftop(c: Canvas): Stage {
  const { horizon } = c.view
  const random = c.random('roofs')
  drawHills(c, { y: horizon - 20, height: 36, depth: 0.85 })
  for (const [row, depth] of [0.6, 0.42, 0.28].entries()) {
    for (let i = 0; i < 7; i += 1) {
      const [x, height] = [i * 118 - 30 + row * 40, random.between(46, 96)]
      c.at({ x, y: horizon + 40 + row * 26, depth }, () => drawTownHouse(c, height, (i + row) % 3))
    }
  }
  const parapet = horizon + 84
  c.box([-10, parapet, WIDTH + 20, 46], 'stone', { depth: 0.1 })
  for (let x = 18; x < WIDTH; x += 46) drawArch(c, [x + 12, parapet + 42, 22, 30])
  c.box([-10, parapet - 9, WIDTH + 20, 11], 'stone2', { depth: 0.1 })
  c.box([-10, parapet + 44, WIDTH + 20, HEIGHT - parapet], 'stone2', { depth: 0.05 })
  for (const y of [parapet + 64, parapet + 92, parapet + 130])
    c.rule(`0,${y} ${WIDTH},${y}`, 'ink', 0.8, { opacity: 0.3 })
  return stage({ creatures: [[612, 476, 96]] })
}

function drawTownHouse(c: Canvas, height: number, shape: number): void {
  c.box([0, -height, 96, height + 20], shape === 1 ? 'earth2' : 'stone')
  c.box([-4, -height - 6, 104, 8], 'stone2')
  for (const x of [16, 58]) c.box([x, -height + 16, 20, 26], 'dark', { isFlat: true })
  if (c.light.isNight) c.box([18, -height + 18, 16, 22], 'flame', { isFlat: true, outline: 0 })
  if (shape === 0) drawChhatri(c, 70, -height - 6, 34)
}
