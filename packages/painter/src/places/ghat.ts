import type { Canvas } from '../canvas/canvas.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawTemple } from '../buildings/temple.ts'
import { drawHills } from '../land/hills.ts'
import { drawWater } from '../land/water.ts'
import { drawTinyLamp } from '../things/lamps.ts'
import { glow } from '../canvas/shading.ts'
import { stage, type Stage } from './stage.ts'

export function paintGhat(c: Canvas): Stage {
  const { horizon } = c.view
  drawHills(c, { y: horizon - 30, height: 40, depth: 0.85 })
  drawTemple(c, { x: 190, y: horizon - 10, scale: 0.75, depth: 0.4 })
  drawTemple(c, { x: 470, y: horizon - 14, scale: 0.5, depth: 0.55 })
  drawTemple(c, { x: 650, y: horizon - 10, scale: 0.62, depth: 0.45 })
  for (let step = 0; step < 5; step += 1) {
    c.box([-4, horizon - 12 + step * 13, WIDTH + 8, 14], step % 2 ? 'stone' : 'stone2', {
      depth: 0.35 - step * 0.06,
      outline: 0.8,
    })
  }
  drawLampsOnSteps(c)
  drawWater(c, horizon + 52)
  drawLampsOnWater(c)
  c.at({ x: 0, y: HEIGHT, depth: 0 }, () => {
    c.polygon('-5,-84 420,-84 470,-62 -5,-62', 'stone')
    c.polygon('-5,-62 470,-62 540,5 -5,5', 'stone2')
  })
  return stage({
    people: [
      [250, HEIGHT - 50, 196],
      [130, HEIGHT - 56, 176],
      [380, HEIGHT - 48, 170],
    ],
    creatures: [[400, HEIGHT - 46, 92]],
    things: [
      [356, HEIGHT - 44, 1],
      [420, HEIGHT - 40, 0.8],
    ],
    clearGround: [[60, 440]],
  })
}

function drawLampsOnSteps(c: Canvas): void {
  let glows = ''
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < 17; i += 1) {
      const [x, y] = [24 + i * 45 + row * 16, c.view.horizon - 6 + row * 22]
      c.stamp('tiny lamp', { x, y, depth: 0 }, () => drawTinyLamp(c))
      glows += `<circle cx="${x}" cy="${y - 4}" r="${c.key === 'ravivarma' ? 11 : 8}"/>`
    }
  }
  if (c.key === 'chitrakar') return
  const fill = c.definitions.radial([
    [0, '#ffdf90', 0.9],
    [1, '#ff9020', 0],
  ])
  c.raw(`<g fill="${fill}" opacity=".7">${glows}</g>`)
}

function drawLampsOnWater(c: Canvas): void {
  const random = c.random('lamps on water')
  const { horizon } = c.view
  let gleams = ''
  for (let i = 0; i < c.some(26); i += 1) {
    const [x, y] = [random.between(30, 740), horizon + 60 + random.between(0, 50)]
    for (let line = 0; line < 4; line += 1) {
      gleams += `M${c.pen.numbers(x - 5 + line, y + line * 5)}h${10 - line * 2}`
    }
  }
  const opacity = c.key === 'chitrakar' ? 0.45 : 0.5
  c.stroke(gleams, 'flame', 1.6, { opacity, isRound: true })
  for (let i = 0; i < 9; i += 1) {
    const spot = { x: random.between(300, 720), y: horizon + 76 + random.between(0, 60) }
    c.stamp('floating lamp', spot, () => {
      c.shape('-8,0 0,4 8,0 0,-2', 'leaf', { outline: 0.6 })
      drawTinyLamp(c)
      if (c.key === 'ravivarma') glow(c, 0, -4, 16, 0.7)
    })
  }
}
