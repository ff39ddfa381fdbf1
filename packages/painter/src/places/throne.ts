import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import { shade } from '../canvas/shading.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawArch, drawJali } from '../buildings/openings.ts'
import { laySprigs } from '../sky/sprigs.ts'
import { drawLamp } from '../things/lamps.ts'
import { slots, stage, type Stage } from './stage.ts'

const FLOOR = 372
const MIDDLE = WIDTH / 2

export function paintThroneHall(c: Canvas): Stage {
  drawWall(c)
  drawFloor(c)
  drawJali(c, [88, 150, 110, 120], 11)
  drawJali(c, [570, 150, 110, 120], 11)
  drawArch(c, [MIDDLE, FLOOR, 262, 318])
  drawArch(c, [MIDDLE, FLOOR, 238, 296], c.key === 'ravivarma' ? '#4a1a20' : 'cloth3')
  for (const x of [46, 236, 532, 722]) c.at({ x, y: 0 }, () => drawPillar(c))
  drawCanopy(c)
  drawThrone(c)
  for (const x of [141, 625]) {
    c.rule(`${x},86 ${x},150`, 'gold', 1.4)
    drawLamp(c, { x: x - 3, y: 164, scale: 0.8 })
  }
  return stage({
    people: slots('376,392,236 560,470,190 208,474,176 652,466,160'),
    creatures: slots('650,470,110'),
    things: slots('300,478,0.9 452,480,0.8'),
    clearGround: [[90, 680]],
    hasSeat: true,
  })
}

function drawWall(c: Canvas): void {
  const wall = {
    chitrakar: c.light.colour('cloth1'),
    ajanta: c.light.colour('roof', 0.1),
    ravivarma: mix(c.light.colour('cloth1'), '#1a0808', 0.35),
    vishvakarma: c.light.colour('earth', 0.1),
  }[c.key]
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>`)
  if (c.key === 'chitrakar') laySprigs(c, wall, FLOOR)
  if (c.key !== 'ravivarma') return
  const lit = c.definitions.radial(
    [
      [0, '#ffcf80', 0.75],
      [0.5, '#b04a2a', 0.35],
      [1, '#140808', 0.8],
    ],
    'cx=".5" cy=".42" r=".75"',
  )
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${lit}"/>`)
}

function drawFloor(c: Canvas): void {
  c.box([0, FLOOR, WIDTH, 150], 'stone2')
  for (let tile = -9; tile <= 9; tile += 1) {
    const line = `${MIDDLE + tile * 30},${FLOOR} ${MIDDLE + tile * 120},${HEIGHT}`
    c.rule(line, 'ink', 0.9, { opacity: 0.5 })
  }
  for (const y of [386, 404, 430, 466]) c.rule(`0,${y} ${WIDTH},${y}`, 'ink', 0.9, { opacity: 0.5 })
}

function drawPillar(c: Canvas): void {
  c.box([-16, 96, 32, 290], 'stone', { depth: 0.05 })
  c.box([-24, 374, 48, 16], 'stone2')
  c.shape('-26,84! 26,84! 18,100 15,114! -15,114! -18,100', 'gold')
  for (const x of [-6, 6]) c.rule(`${x},118 ${x},370`, 'ink', 0.7, { opacity: 0.45 })
  c.box([-18, 220, 36, 8], 'gold')
  shade(c, c.pen.box(4, 114, 12, 260), 0.25)
}

function drawCanopy(c: Canvas): void {
  c.box([0, 60, WIDTH, 26], 'stone2')
  const outline = c.key === 'chitrakar' ? 1.2 : 0.7
  for (let i = 0; i < 16; i += 1) {
    const pennant = `${i * 50},86! ${i * 50 + 50},86! ${i * 50 + 25},112`
    c.shape(pennant, i % 2 ? 'cloth1' : 'cloth2', { outline })
  }
}

function drawThrone(c: Canvas): void {
  c.box([284, 388, 200, 18], 'gold')
  c.box([300, 340, 168, 50], 'cloth1')
  for (let x = 312; x < 468; x += 22) c.rule(`${x},344 ${x},388`, 'gold', 1.4)
  c.shape('300,342! 290,230 324,158 384,128 444,158 478,230 468,342!', 'gold')
  c.shape('316,342! 308,234 384,152 460,234 452,342!', 'cloth1', { isFlat: c.key !== 'ravivarma' })
  for (let gem = 0; gem < 11; gem += 1) {
    const angle = Math.PI + (gem * Math.PI) / 10
    const [x, y] = [MIDDLE + 84 * Math.cos(angle), 226 + 84 * Math.sin(angle)]
    c.disc([x, y, 4], 'cloth3', { isFlat: true, outline: 0.6 })
  }
}

export function drawCurtains(c: Canvas): void {
  for (const isFlipped of [false, true]) {
    c.at({ x: isFlipped ? WIDTH : 0, y: 0, isFlipped }, () => {
      c.shape('-10,-10! 150,-10! 120,90 84,190 62,300 74,400 58,517! -10,517!', '#5a1420')
      for (const share of [0.25, 0.5, 0.75]) {
        const fall = `${150 * share},-10 ${110 * share},150 ${64 * share},300 ${70 * share},512`
        c.thread(fall, '#1a0408', 5, { opacity: 0.4 })
      }
      c.thread('150,-10 120,90 84,190 62,300 74,400 58,512', 'gold', 3)
      c.shape('54,292 70,286 72,306 50,312', 'gold')
    })
  }
}
