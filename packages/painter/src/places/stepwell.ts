import type { Canvas } from '../canvas/canvas.ts'
import { shade } from '../canvas/shading.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawArch } from '../buildings/openings.ts'
import { drawChhatri } from '../buildings/palace.ts'
import { drawWater } from '../land/water.ts'
import { slots, stage, type Stage } from './stage.ts'

const MIDDLE = WIDTH / 2
const LEVELS = 6
const WATERLINE = 428

export function paintStepwell(c: Canvas): Stage {
  const wall = c.light.colour('stone', 0.12)
  c.raw(`<rect y="112" width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>`)
  drawArcade(c)
  for (let level = 0; level < LEVELS; level += 1) drawLevel(c, level)
  drawDepth(c)
  drawWater(c, WATERLINE)
  drawLanding(c, 1)
  drawLanding(c, -1)
  return stage({
    people: slots('176,486,206 620,486,190'),
    creatures: slots('606,480,118'),
    things: slots('250,490,0.8 90,490,0.8'),
    clearGround: [
      [60, 235],
      [540, 700],
    ],
  })
}

function drawArcade(c: Canvas): void {
  c.at({ x: 0, y: 0, depth: 0.3 }, () => {
    c.box([0, 112, WIDTH, 52], 'stone')
    for (let i = 0; i < 13; i += 1) drawArch(c, [30 + i * 59, 164, 34, 44])
  })
  c.box([0, 106, WIDTH, 8], 'stone2', { depth: 0.25 })
  c.at({ x: 0, y: 0, depth: 0.2 }, () => {
    // The arch of the `vishvakarma` frame would cut off the outer pavilions.
    if (c.key !== 'vishvakarma') for (const x of [150, 618]) drawChhatri(c, x, 106, 33)
    drawChhatri(c, MIDDLE, 106, c.key === 'chitrakar' ? 38 : 44)
  })
}

const halfWidth = (level: number) => 400 - level * 56

function drawLevel(c: Canvas, level: number): void {
  const top = 164 + level * 44
  const half = halfWidth(level)
  const flights = 7 - level
  const width = (2 * half) / flights
  c.at({ x: MIDDLE, y: top, depth: 0.26 - level * 0.035 }, () => {
    const slope = `${-half - 30},0 ${half + 30},0 ${half},44 ${-half},44`
    c.polygon(slope, level % 2 ? 'stone' : 'stone2', { outline: c.key === 'chitrakar' ? 1.5 : 1 })
    for (let i = 0; i < flights; i += 1) {
      const x = -half + width * (i + 0.5)
      c.stamp(`flight ${level}`, { x, y: 0, scale: [(width * 0.42) / 50, 1] }, () => drawFlights(c))
    }
  })
}

function drawFlights(c: Canvas): void {
  for (let step = 0; step < 4; step += 1) {
    const half = 50 * (1 - step / 4)
    c.box([-half, 33 - step * 11, half * 2, 11], step % 2 ? 'stone' : 'earth', { outline: 0.8 })
  }
  shade(c, c.pen.polygon('0,0 50,44 0,44'), 0.3)
  c.polygon('-7,44 -7,32 0,26 7,32 7,44', 'dark', { isFlat: true, outline: 0 })
}

/** Darkens the lower levels and the wall away from the sun. */
function drawDepth(c: Canvas): void {
  for (const level of [3, 4, 5]) {
    const half = halfWidth(level) + 30
    const top = 164 + level * 44
    const pit = `${MIDDLE - half},${top} ${MIDDLE + half},${top} ${MIDDLE + 120},${WATERLINE} ${MIDDLE - 120},${WATERLINE}`
    const isDrawn = c.key === 'vishvakarma' || c.key === 'chitrakar'
    if (!isDrawn || level === 5) shade(c, c.pen.polygon(pit), 0.14)
  }
  const away = c.view.sunX > MIDDLE ? 1 : -1
  for (const side of [-1, 1]) {
    const wall = `${MIDDLE + side * 430},164 ${MIDDLE + side * 120},${WATERLINE} ${MIDDLE + side * 430},${WATERLINE}`
    shade(c, c.pen.polygon(wall), side === away ? 0.34 : 0.14)
  }
  const cast = `${MIDDLE + away * 430},164 ${MIDDLE + away * 250},164 ${MIDDLE + away * 30},${WATERLINE} ${MIDDLE + away * 120},${WATERLINE}`
  if (c.key === 'ajanta' || c.key === 'ravivarma') shade(c, c.pen.polygon(cast), 0.16)
}

function drawLanding(c: Canvas, side: 1 | -1): void {
  c.at({ x: MIDDLE, y: WATERLINE, scale: [side, 1], depth: 0 }, () => {
    c.polygon('384,0 118,0 132,26 160,44 166,89 384,89', 'stone')
    for (let line = 0; line < 4; line += 1) {
      const y = 18 + line * 20
      c.rule(`384,${y} ${130 + line * 9},${y}`, 'ink', 0.8, { opacity: 0.5 })
    }
  })
}
