import type { Canvas, Spot } from '../canvas/canvas.ts'
import { drawPigeonholes } from '../fittings/storage.ts'
import type { Thing } from '@kathasagar/story/sceneWords'
import { drawConch } from './conch.ts'
import {
  drawBangles,
  drawChair,
  drawCoins,
  drawDolls,
  drawFolded,
  drawLetters,
  drawRing,
} from './keepsakes.ts'
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

/** Draws it in the lap of a seated person, in that person's units. */
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
export const THING_ROOM: Readonly<Record<Thing, number>> = {
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
