import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Creature } from '@kathasagar/story/sceneWords'
import { drawCrow } from './crow.ts'
import { drawElephant } from './elephant.ts'
import { drawHorse } from './horse.ts'
import { drawPeacock } from './peacock.ts'
import { pointsOf, type Shape } from '../canvas/points.ts'

const FAR_LEGS: readonly Shape[] = ['38,-46 50,-26 46,-12 52,-4', '-50,-46 -40,-27 -48,-13 -42,-4']
const NEAR_LEGS: readonly Shape[] = ['28,-48 24,-25 18,-11 24,-3', '-62,-50 -64,-28 -74,-13 -66,-3']
const STRIPES = '-68,-70 -56,-70 -44,-74 -32,-74 -20,-74 -8,-74 4,-74 16,-77 28,-77'
const LEG_STRIPES = '-66,-30 26,-28 -66,-20 23,-18 48,-26 -43,-28'

/** Faces right, feet at 0; 100 units tall at the ears, about 200 long. */
function drawTiger(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.thread('-76,-62 -96,-50 -106,-66 -100,-84', 'hide', 7 * c.unit, { isRound: true })
    for (const leg of FAR_LEGS) drawLeg(c, leg)
    c.shape(
      '-80,-50 -74,-70 -52,-78 -20,-72 14,-80 34,-84 50,-92 58,-100! 66,-94 80,-88 92,-76 96,-66 90,-58 78,-56 66,-50 52,-36 36,-30 0,-34 -34,-36 -62,-34 -76,-38',
      'hide',
    )
    c.shape('96,-68 92,-58 80,-55 72,-60 82,-68', 'white')
    c.shape('30,-34 0,-38 -34,-40 -50,-36 -30,-32 0,-30', 'white', { outline: 0 })
    for (const leg of NEAR_LEGS) drawLeg(c, leg)
    drawStripes(c)
    c.disc([58, -95, 5], 'hide')
    c.ring([79, -77, 1.4], 'hair', 1.8)
    c.disc([95, -70, 2.6, 2], 'hair')
  })
}

function drawLeg(c: Canvas, leg: Shape): void {
  const [x, y] = pointsOf(leg).at(-1) ?? [0, 0]
  c.tube(leg, [11, 7, 5.5, 5], 'hide')
  c.shape(
    [
      [x - 6, y - 4],
      [x - 6, 1, 1],
      [x + 9, 1, 1],
      [x + 8, y - 3],
      [x + 2, y - 6],
    ],
    'hide',
  )
}

function drawStripes(c: Canvas): void {
  for (const [x, y] of pointsOf(STRIPES)) {
    const stripe: Shape = `${x},${y} ${x + 5},-62 ${x + 1},-48`
    c.thread(stripe, 'hair', 3 * c.unit, { isRound: true })
  }
  for (const [x, y] of pointsOf(LEG_STRIPES)) {
    c.rule(`${x - 6},${y} ${x + 5},${y + 1}`, 'hair', 2.2 * c.unit, { isRound: true })
  }
  c.thread('52,-90 50,-76 56,-62', 'hair', 2.5 * c.unit)
  c.thread('62,-90 66,-84', 'hair', 2.2 * c.unit)
}

const SPOTS = '-24,-52 -16,-55 -8,-52 0,-54 7,-51 -18,-47 -4,-46 8,-57'

/** Faces right, feet at 0; 92 units tall without its antlers. */
function drawDeer(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [4.5, 2.2, 1.3, 1.5], 'hide')
  c.at({ texture: 'figure', ...spot }, () => {
    leg('14,-42 18,-24 16,-10 18,0')
    leg('-22,-42 -20,-26 -25,-12 -22,0')
    c.shape(
      '-34,-48 -33,-57 -22,-61 0,-58 12,-62 18,-74 22,-86 28,-92 36,-88 44,-82 42,-78 33,-78 28,-70 24,-54 17,-42 0,-37 -22,-38 -31,-40',
      'hide',
    )
    c.shape('-34,-56 -39,-52 -37,-44 -33,-48', 'white')
    c.shape('23,-90 14,-95 13,-91 20,-86', 'hide')
    leg('15,-44 13,-24 13,-10 12,0')
    leg('-28,-46 -28,-28 -33,-13 -31,0')
    for (const [x, y] of pointsOf(SPOTS)) {
      c.disc([x, y, 1.3], 'white', { isFlat: true, outline: 0 })
    }
    c.ring([34, -86, 0.8], 'hair', 1.3)
    drawAntlers(c)
  })
}

function drawAntlers(c: Canvas): void {
  const horn = (line: Shape, width: number) =>
    c.thread(line, 'trunk', width * c.unit, { isRound: true })
  horn('25,-91 20,-104 24,-116 20,-126', 2)
  horn('21,-106 12,-112 10,-120', 1.6)
  horn('28,-92 32,-104 38,-112 36,-122', 1.8)
  horn('33,-106 40,-106 46,-114', 1.4)
}

export interface CreatureForm {
  draw: (c: Canvas, spot: Spot) => void
  /** Height relative to a deer. */
  size: number
  /** Distance to people, in page units. */
  room: number
  /** Half the length relative to the height, with tail and trunk. */
  span: number
}

export const CREATURE_FORMS: Readonly<Record<Creature, CreatureForm>> = {
  elephant: { draw: drawElephant, size: 1.5, room: 170, span: 0.75 },
  horse: { draw: drawHorse, size: 1.15, room: 105, span: 0.65 },
  deer: { draw: drawDeer, size: 1, room: 105, span: 0.46 },
  tiger: { draw: drawTiger, size: 0.78, room: 170, span: 1.05 },
  peacock: { draw: drawPeacock, size: 1, room: 105, span: 1.2 },
  crow: { draw: drawCrow, size: 0.45, room: 40, span: 0.6 },
  serpent: { draw: drawSerpent, size: 0.85, room: 105, span: 0.5 },
  hare: { draw: drawHare, size: 0.5, room: 46, span: 0.5 },
  goose: { draw: drawGoose, size: 0.62, room: 60, span: 0.6 },
  goat: { draw: drawGoat, size: 0.82, room: 80, span: 0.55 },
  buffalo: { draw: drawBuffalo, size: 1.15, room: 130, span: 0.85 },
  lion: { draw: drawLion, size: 0.95, room: 140, span: 1 },
  fish: { draw: drawFish, size: 0.6, room: 66, span: 0.65 },
  snake: { draw: drawSnake, size: 0.8, room: 80, span: 0.8 },
}

/** A hooded serpent, seen from the front; 104 units tall. */
function drawSerpent(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.disc([-4, -9, 44, 9], 'cloth4')
    c.disc([-6, -20, 34, 8], 'cloth4')
    c.disc([-4, -30, 24, 7], 'cloth4')
    c.tube('-14,-32 -8,-48 4,-60 6,-74 6,-84', [8, 7, 6, 6, 7], 'cloth4')
    c.shape('6,-104 -4,-100 -14,-88 -14,-74 -4,-64 6,-60 16,-64 26,-74 26,-88 16,-100', 'cloth4')
    c.shape('6,-100 0,-94 -1,-80 6,-66 13,-80 12,-94', 'stone')
    for (const y of [-72, -79, -86]) c.rule(`2,${y} 10,${y}`, 'dark', 0.9)
    c.ring([2.5, -95, 1], 'hair', 1.5)
    c.ring([9.5, -95, 1], 'hair', 1.5)
    for (const x of [-34, -18, -2, 14, 28]) {
      c.thread(`${x},-15 ${x + 4},-9 ${x},-3`, 'gold', 1.4, { opacity: 0.8 })
    }
    for (const x of [-26, -10, 6, 18]) {
      c.thread(`${x},-25 ${x + 4},-20 ${x},-15`, 'gold', 1.4, { opacity: 0.8 })
    }
  })
}

/** Faces right, feet at 0; 80 units tall at the horns. */
function drawGoat(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [4, 2.6, 2], 'stone')
  c.at({ texture: 'figure', ...spot }, () => {
    leg('16,-34 18,-16 17,0')
    leg('-26,-34 -24,-18 -26,0')
    c.shape('-42,-50 -50,-58 -46,-46! -38,-40', 'stone')
    c.shape(
      '-42,-44 -38,-56 -10,-56 14,-58 24,-68 34,-70 46,-60 50,-52 42,-48 32,-50 28,-36 14,-28 -20,-28 -38,-32',
      'stone',
    )
    leg('10,-32 10,-16 9,0')
    leg('-34,-34 -34,-18 -36,0')
    c.thread('28,-70 22,-82 12,-86', 'dark', 2.6 * c.unit, { isRound: true })
    c.thread('34,-70 30,-84 20,-90', 'dark', 2.6 * c.unit, { isRound: true })
    c.shape('24,-66 10,-62 12,-56 24,-60', 'stone2')
    c.shape('42,-48 44,-36 38,-38', 'white')
    c.ring([38, -62, 1], 'hair', 1.6)
  })
}

/** Faces right, feet at 0; 96 units tall at the hump. */
function drawBuffalo(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [8, 5.5, 4.5], 'grey2')
  c.at({ texture: 'figure', ...spot }, () => {
    leg('30,-40 32,-20 31,-2')
    leg('-44,-40 -42,-20 -44,-2')
    c.thread('-70,-68 -80,-46 -78,-24', 'grey2', 2.4 * c.unit, { isRound: true })
    c.shape(
      '-70,-56 -66,-76 -40,-84 -8,-82 20,-94 44,-88 58,-84 76,-70 84,-56 78,-46 64,-50 54,-52 46,-40 24,-32 -30,-30 -62,-34',
      'grey2',
    )
    leg('18,-40 20,-20 19,-2')
    leg('-58,-42 -58,-20 -60,-2')
    c.shape('60,-84 50,-104 24,-112 4,-104! 26,-104 44,-96 50,-84', 'dark')
    c.shape('52,-80 38,-78 36,-70 52,-72', 'grey2')
    c.disc([82, -52, 4, 5], 'dark')
    c.ring([66, -72, 1.2], 'white', 1.8)
  })
}

/** Faces right, feet at 0; 104 units tall with its mane. */
function drawLion(c: Canvas, spot: Spot): void {
  const leg = (line: Shape) => c.tube(line, [9, 6, 5.5], 'hide')
  c.at({ texture: 'figure', ...spot }, () => {
    c.thread('-68,-58 -88,-46 -96,-66 -90,-82', 'hide', 4.4 * c.unit, { isRound: true })
    c.disc([-90, -86, 8], 'trunk')
    leg('34,-42 38,-22 36,-3')
    leg('-46,-42 -40,-24 -44,-3')
    c.shape('-72,-50 -66,-68 -40,-72 -8,-68 24,-74 44,-60 40,-38 20,-32 -30,-32 -64,-36', 'hide')
    leg('22,-44 24,-22 22,-3')
    leg('-58,-44 -58,-24 -62,-3')
    c.shape('22,-88 34,-104 56,-106 76,-96 82,-76 74,-56 56,-42 34,-40 20,-56 16,-72', 'trunk')
    c.shape('42,-88 62,-92 78,-82 86,-70 80,-60 64,-56 46,-62 40,-76', 'hide')
    c.shape('76,-66 86,-68 84,-60 74,-58', 'white')
    c.disc([85, -71, 3, 2.2], 'hair')
    c.ring([68, -78, 1.3], 'hair', 1.8)
    c.disc([46, -96, 5], 'hide')
  })
}

/** Sits up facing right, feet at 0; 78 units tall to the tips of its ears. */
function drawHare(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape('-2,-52 -8,-70 -6,-82 0,-80 4,-66 4,-52', 'hide')
    c.shape('-36,-2 -34,-24 -18,-40 2,-46 18,-36 20,-18 14,0! -30,0!', 'hide')
    c.disc([-38, -12, 8], 'white')
    c.shape('-2,-46 2,-58 14,-62 26,-54 28,-44 20,-38 6,-38', 'hide')
    c.shape('6,-56 2,-76 8,-86 13,-78 13,-58', 'hide')
    c.shape('8,-60 6,-75 9,-80 11,-74 11,-61', 'flower', { outline: 0, isFlat: true })
    c.tube('10,-26 14,-12 20,-2', [5, 4, 4], 'hide')
    c.shape('-30,0! -26,-18 -8,-20 2,-6 0,0!', 'hide')
    c.ring([18, -51, 1.2], 'hair', 1.8)
    c.thread('28,-46 36,-48', 'ink', 0.7)
    c.thread('28,-44 36,-42', 'ink', 0.7)
  })
}

/** Faces right, feet at 0; 84 units tall at the head. */
function drawGoose(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    for (const x of [-8, 6]) {
      c.rule(`${x},-24 ${x + 2},0`, 'flame', 2.4)
      c.rule(`${x + 2},0 ${x + 12},0`, 'flame', 2.4)
    }
    c.shape(
      '26,-84 18,-82 14,-72 18,-58 14,-46 -6,-46 -34,-42 -56,-50! -46,-30 -26,-18 4,-18 24,-28 30,-44 28,-60 32,-70 34,-78',
      'white',
    )
    c.shape('8,-42 -16,-42 -46,-44! -34,-30 -10,-26 8,-32', 'grey')
    c.shape('33,-80 46,-76 46,-72! 33,-72', 'flame')
    c.ring([27, -77, 1.1], 'hair', 1.6)
  })
}

/** Faces right, waterline at 0; 40 units tall and 100 long. */
function drawFish(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.shape('-34,-20 -62,-42! -56,-20 -62,2! -34,-18', 'cloth1')
    c.shape('-38,-20 -16,-36 14,-40 40,-30 54,-20 40,-8 14,-2 -16,-6', 'cloth2')
    c.shape('-6,-37 4,-54 24,-50 22,-39', 'cloth1')
    c.shape('0,-6 4,8 16,6 14,-3', 'cloth1')
    c.thread('30,-34 24,-20 30,-8', 'ink', 1.2)
    for (const x of [-20, -6, 8]) c.thread(`${x},-30 ${x + 6},-20 ${x},-11`, 'gold', 1.2)
    c.disc([42, -23, 3.4], 'white', { isFlat: true })
    c.disc([43, -23, 1.6], 'hair', { isFlat: true, outline: 0 })
    for (const y of [12, 20]) c.thread(`-50,${y} -20,${y - 4} 10,${y} 44,${y - 4}`, 'water', 1.6)
  })
}

/** Faces right; 26 units tall and 130 long. */
function drawSnake(c: Canvas, spot: Spot): void {
  c.at({ texture: 'figure', ...spot }, () => {
    c.tube(
      '-66,-2 -48,-10 -34,-2 -18,-12 0,-4 18,-14 34,-6 48,-18 58,-22',
      [1.2, 3, 4, 4.6, 5, 5, 4.6, 4, 4.4],
      'leaf2',
    )
    for (const x of [-34, -16, 2, 20, 36])
      c.disc([x, -8, 1.6], 'dark', { isFlat: true, outline: 0 })
    c.shape('54,-26 64,-28 74,-22 66,-17 56,-18', 'leaf2')
    c.ring([66, -24, 0.8], 'hair', 1.4)
    c.thread('74,-22 82,-24', 'cloth1', 1)
    c.thread('74,-22 82,-19', 'cloth1', 1)
  })
}
