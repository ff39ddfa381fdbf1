import type { Canvas } from '../canvas/canvas.ts'
import { mix } from '../colour/colour.ts'
import type { Shape } from '../canvas/points.ts'
import { shade } from '../canvas/shading.ts'
import { HEIGHT, WIDTH } from '../canvas/view.ts'
import { drawElephant } from '../creatures/elephant.ts'
import { drawHorse } from '../creatures/horse.ts'
import { drawPeacock } from '../creatures/peacock.ts'
import { drawFigure } from '../figures/figure.ts'
import type { Role } from '../manners/manner.ts'
import type { PersonKind, PoseName } from '@kathasagar/story/sceneWords'
import { slots, stage, type Stage } from './stage.ts'

export function paintCave(c: Canvas): Stage {
  const dark = c.light.colour('dark')
  c.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${dark}"/>`)
  drawWall(c)
  drawFrieze(c)
  drawAnimalBand(c)
  c.polygon(`0,420 ${WIDTH},412 ${WIDTH},${HEIGHT} 0,${HEIGHT}`, 'earth2', { depth: 0.05 })
  for (const x of [120, 646]) c.at({ x, y: 0 }, () => drawPillar(c))
  drawMouth(c)
  return stage({
    people: slots('310,466,200 500,470,180 210,474,176'),
    creatures: slots('590,474,108'),
    things: slots('410,478,1 470,480,0.8'),
    clearGround: [[150, 620]],
  })
}

function drawWall(c: Canvas): void {
  const wall = '110,440! 104,200 160,96 300,60 470,60 610,96 664,200 658,440!'
  const stone = { chitrakar: 'earth2', ajanta: 'stone2', ravivarma: 'hill2', vishvakarma: 'hill2' }
  c.shape(wall, stone[c.key] as Role, { depth: 0.1 })
  const isInk = c.key === 'chitrakar'
  const lamplight = c.definitions.radial(
    [
      [0, '#ffd68a', isInk ? 0.35 : 0.85],
      [0.5, '#d08040', 0.3],
      [1, '#000000', isInk ? 0 : 0.45],
    ],
    'cx=".5" cy=".75" r=".7"',
  )
  c.raw(`<path d="${c.pen.curve(wall)}" fill="${lamplight}"/>`)
}

const PAINTED: readonly (readonly [PersonKind, PoseName, Role])[] = [
  ['dancer', 'dance', 'white'],
  ['king', 'stand', 'cloth2'],
  ['woman', 'anjali', 'cloth3'],
  ['sage', 'stand', 'white'],
  ['dancer', 'dance', 'cloth4'],
]

function drawFrieze(c: Canvas): void {
  c.box([146, 160, 476, 122], 'cloth1', { depth: 0.5, isFlat: true })
  c.box([146, 294, 476, 72], 'earth2', { depth: 0.35, isFlat: true })
  for (let post = 0; post < 6; post += 1) {
    c.box([151 + post * 92, 160, 7, 122], 'gold', { depth: 0.5, isFlat: true, outline: 0.6 })
  }
  for (let i = 0; i < 24; i += 1) {
    c.stamp('scallop', { x: 156 + i * 19.8, y: 160, depth: 0.4 }, () =>
      c.shape('-8,0! 8,0! 0,9', 'stone', { isFlat: true, outline: 0.6 }),
    )
  }
  const depth = c.key === 'chitrakar' ? 0.42 : 0.56
  const shown = PAINTED.slice(0, c.detail.isBare ? 2 : 5)
  shown.forEach(([kind, pose, cloth], i) => {
    const spot = { x: 200 + (i * 92 * 5) / shown.length, y: 274, depth, isFlipped: i % 2 === 1 }
    drawFigure(c, spot, { kind, pose, cloth, trim: 'cloth2', isFar: true })
  })
}

function drawAnimalBand(c: Canvas): void {
  const texture = 'farFigure'
  drawElephant(c, { x: 250, y: 356, scale: 0.58, depth: 0.5, texture }, { hasCloth: true })
  drawHorse(c, { x: 384, y: 356, scale: 0.52, depth: 0.5, texture }, { coat: 'earth' })
  drawPeacock(c, { x: 540, y: 352, scale: 0.56, depth: 0.45, texture })
  c.rule('120,284 650,284', 'cloth1', 3, { opacity: 0.7 })
  c.rule('120,290 650,290', 'stone', 1.4, { opacity: 0.7 })
  c.rule('116,366 654,366', 'stone', 1.4, { opacity: 0.7 })
}

function drawPillar(c: Canvas): void {
  c.shape('-30,436! -22,410 -20,160 -34,120 34,120 20,160 22,410 30,436!', 'stone2')
  c.box([-26, 236, 52, 14], 'stone')
  shade(c, c.pen.box(2, 166, 11, 240), 0.3)
}

const MOUTH: readonly Shape[] = [
  '-10,-10! 778,-10! 778,110 690,96 640,50 520,64 420,40 310,66 190,46 110,100 50,120 -10,180!',
  '-10,100 40,130 64,220 50,330 80,430 60,517! -10,517!',
  '778,80 730,140 706,230 722,330 694,430 708,517! 778,517!',
]

function drawMouth(c: Canvas): void {
  const share = c.key === 'chitrakar' ? 0.3 : 0.6
  const rock = mix(c.light.manner.pigments.hill2, '#1a0c0a', share)
  for (const edge of MOUTH) c.shape(edge, rock)
}
