import type { Canvas, Spot } from '../canvas/canvas.ts'
import { drawPigeonholes } from '../fittings/storage.ts'
import type { Thing } from '@kathasagar/story/sceneWords'
import { drawConch } from './conch.ts'
import { drawStandLamp } from './lamps.ts'
import {
  drawBell,
  drawDrum,
  drawHammer,
  drawKey,
  drawKite,
  drawKnife,
  drawMirror,
  drawRope,
  drawScales,
  drawStick,
  drawStone,
  drawTrumpet,
  drawWheel,
} from './tools.ts'
import {
  drawBasket,
  drawBowl,
  drawBox,
  drawFlowers,
  drawFruit,
  drawPlate,
  drawSack,
  drawShells,
} from './vessels.ts'

/** Draws a veena in the lap of a seated person, in that person's units. */
export function drawVeena(c: Canvas): void {
  c.tube('-17,-18 4,-30 30,-46', [1.5, 1.5, 1.3], 'trunk')
  c.shape('-25,-13 -20,-21 -12,-19 -11,-11 -17,-6 -24,-7', 'hide')
  c.disc([22, -37, 4.6], 'hide')
  c.shape('28,-45 34,-50 37,-46 33,-44', 'gold')
  c.rule('-20,-15 30,-47', 'gold', 0.8)
}

function drawConchOnCloth(c: Canvas): void {
  c.shape('-24,0 -18,-8 20,-8 26,0', 'cloth1')
  drawConch(c, { x: 0, y: -18 })
}

function drawBow(c: Canvas): void {
  c.thread('-8,0 6,-20 10,-48 6,-76 -8,-96', 'trunk', 3, { isRound: true })
  c.rule('-8,0 -8,-96', c.light.isNight ? 'white' : 'ink', 0.8)
}

function drawBookOnRest(c: Canvas): void {
  c.polygon('-26,0 26,0 18,-8 -18,-8', 'trunk')
  c.polygon('-28,-9 24,-9 28,-15 -24,-15', 'stone')
  c.rule('-24,-12 24,-12', 'ink', 0.8)
  c.rule('-10,-15 -12,-9', 'cloth1', 1.5)
  c.rule('12,-15 10,-9', 'cloth1', 1.5)
}

/** 36 units tall. */
export function drawPot(c: Canvas): void {
  c.shape('-6,0 -17,-8 -17,-22 -8,-30 -11,-36! 11,-36! 8,-30 17,-22 17,-8 6,0', 'roof')
  c.thread('-17,-17 0,-14 17,-17', 'white', 1.4)
}

const DRAWN: Readonly<Record<Thing, (c: Canvas) => void>> = {
  lamp: (c) => drawStandLamp(c, { x: 0, y: 0 }),
  conch: drawConchOnCloth,
  bow: drawBow,
  book: drawBookOnRest,
  veena: (c) => c.at({ x: 0, y: 4, scale: 1.3 }, () => drawVeena(c)),
  pot: drawPot,
  bowl: drawBowl,
  plate: drawPlate,
  basket: drawBasket,
  sack: drawSack,
  box: drawBox,
  letters: drawLetters,
  key: drawKey,
  coins: drawCoins,
  scales: drawScales,
  drum: drawDrum,
  bell: drawBell,
  mirror: drawMirror,
  kite: drawKite,
  dolls: drawDolls,
  rope: drawRope,
  stick: drawStick,
  knife: drawKnife,
  hammer: drawHammer,
  stone: drawStone,
  fruit: drawFruit,
  flowers: drawFlowers,
  shells: drawShells,
  trumpet: drawTrumpet,
  bangles: drawBangles,
  cloth: drawFolded,
  chair: drawChair,
  wheel: drawWheel,
  ring: drawRing,
  pigeonholes: (c) => drawPigeonholes(c, { x: 0, y: 0, scale: 0.6 }, [5, 4]),
}

/** Half-width on the ground, at scale 1. */
export const THING_HALF_WIDTHS: Readonly<Record<Thing, number>> = {
  lamp: 20,
  conch: 28,
  bow: 12,
  book: 30,
  veena: 44,
  pot: 20,
  bowl: 24,
  plate: 34,
  basket: 26,
  sack: 28,
  box: 32,
  letters: 32,
  key: 32,
  coins: 30,
  scales: 52,
  drum: 40,
  bell: 24,
  mirror: 28,
  kite: 40,
  dolls: 44,
  rope: 40,
  stick: 46,
  knife: 42,
  hammer: 44,
  stone: 38,
  fruit: 28,
  flowers: 26,
  shells: 30,
  trumpet: 46,
  bangles: 34,
  cloth: 34,
  chair: 28,
  wheel: 36,
  ring: 16,
  pigeonholes: 58,
}

export function drawThing(c: Canvas, thing: Thing, spot: Spot): void {
  c.at(spot, () => DRAWN[thing](c))
}

/** 56 units wide. */
function drawLetters(c: Canvas): void {
  for (const [i, tint] of (['stone', 'white', 'stone', 'white'] as const).entries()) {
    c.polygon(`-28,${-i * 5} 26,${-i * 5} 30,${-8 - i * 5} -24,${-8 - i * 5}`, tint, {
      outline: 0.8,
    })
  }
  c.rule('-2,0 2,-24', 'cloth1', 2)
  c.rule('-28,-10 30,-15', 'cloth1', 2)
  c.disc([3, -14, 3.4], 'cloth1')
}

function drawCoins(c: Canvas): void {
  for (const [x, y] of [
    [-16, -4],
    [2, -3],
    [18, -5],
    [-8, -10],
    [10, -11],
    [0, -18],
  ] as const) {
    c.disc([x, y, 11, 5], 'gold')
    c.disc([x, y - 1, 6, 2.4], 'stone', { isFlat: true, outline: 0.5 })
  }
}

function drawDolls(c: Canvas): void {
  const dresses = ['cloth1', 'cloth2', 'cloth3'] as const
  dresses.forEach((dress, i) => {
    const x = -28 + i * 28
    c.shape(`${x - 13},0! ${x - 5},-30 ${x + 5},-30 ${x + 13},0!`, dress)
    c.thread(`${x - 11},-5 ${x},-2 ${x + 11},-5`, 'gold', 1.6)
    for (const side of [-1, 1]) c.rule(`${x + side * 4},-27 ${x + side * 13},-14`, 'skin', 2.4)
    c.disc([x, -38, 8], 'skin')
    c.shape(`${x - 9},-38 ${x - 7},-48 ${x},-49 ${x + 7},-48 ${x + 9},-38 ${x},-43`, 'hair')
    c.rule(`${x - 3},-38 ${x - 2},-38`, 'ink', 1.4)
    c.rule(`${x + 2},-38 ${x + 3},-38`, 'ink', 1.4)
  })
}

function drawBangles(c: Canvas): void {
  for (const [x, y, tint] of [
    [-14, -10, 'cloth1'],
    [4, -8, 'gold'],
    [18, -12, 'cloth4'],
    [-2, -18, 'cloth3'],
  ] as const) {
    c.ring([x, y, 15, 7], tint, 3.4)
  }
}

/** 60 units wide. */
function drawFolded(c: Canvas): void {
  for (const [i, tint] of (['cloth3', 'cloth2', 'cloth1'] as const).entries()) {
    const y = -i * 11
    c.shape(`-30,${y}! -32,${y - 6} -28,${y - 11} 28,${y - 11} 32,${y - 6} 30,${y}!`, tint)
    c.rule(`-26,${y - 5} 28,${y - 5}`, 'gold', 1.2)
  }
}

/** 84 units tall. */
function drawChair(c: Canvas): void {
  for (const x of [-22, 18]) c.box([x, -40, 5, 40], 'trunk')
  c.box([-26, -44, 52, 8], 'earth2')
  for (const x of [-24, 19]) c.box([x, -88, 5, 46], 'trunk')
  for (const y of [-86, -72, -58]) c.box([-22, y, 44, 6], 'trunk')
}

function drawRing(c: Canvas): void {
  c.ring([0, -14, 13], 'gold', 4.4)
  c.shape('-8,-26! 0,-34 8,-26! 0,-20', 'cloth1')
  c.rule('-3,-28 2,-31', 'white', 1.2)
}
