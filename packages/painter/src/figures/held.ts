import { drawLamp } from '../things/lamps.ts'
import { drawConch } from '../things/conch.ts'
import { drawVeena } from '../things/things.ts'
import type { HeldThing } from '@kathasagar/story/sceneWords'
import type { Model } from './model.ts'

type DrawHeld = (model: Model) => void

/** Draws a thing in the far hand. */
export function drawHeld(model: Model): void {
  if (model.figure.pose === 'archer') drawBowAndArrow(model)
  else if (model.figure.holds) HELD[model.figure.holds](model)
}

const HELD: Readonly<Record<HeldThing, DrawHeld>> = {
  lamp: inHand(({ c }) => drawLamp(c, { x: 4, y: 0.5, scale: 0.34 })),
  conch: inHand(({ c }) => drawConch(c, { x: 4, y: 0, scale: 0.3 })),
  flower: inHand(({ c }) => {
    c.disc([2, -5, 3], 'flower')
    c.rule('1,0 2,-4', 'leaf', 1)
  }),
  sword: inHand(({ c }) => {
    c.rule('-2,5 1,-1', 'gold', 2.2 * c.unit, { isRound: true })
    c.shape('-.4,-2 5,-18 12,-30! 8,-17 2,-1', 'white')
  }),
  book: inHand(({ c }) => {
    c.polygon('-11,0 5,-4 7,1 -9,5', 'stone')
    c.rule('-8,2 5,-1.5', 'ink', 0.7)
  }),
  oar: inHand(({ c }) => {
    c.rule('-8,-31 24,97', 'trunk', 2 * c.unit, { isRound: true })
  }),
  staff: (model) => drawPole(model, -96),
  spear: (model) => {
    drawPole(model, -118)
    const { c, figure, at } = model
    const [x, y] = at('farHand')
    const top = figure.pose === 'ride' ? y - 58 : -118
    c.at({ x: x + 1, y: top }, () => c.polygon('-2.4,1 0,-10 2.4,1', 'grey2'))
  },
  pot: drawCarriedPot,
  veena: ({ c, at }) => {
    const [x, y] = at('waist')
    c.at({ x, y: y + 20, texture: 'figure' }, () => drawVeena(c))
  },
}

function inHand(draw: DrawHeld): DrawHeld {
  return (model) => {
    const [x, y] = model.at('farHand')
    model.c.at({ x, y }, () => draw(model))
  }
}

function drawPole({ c, figure, at }: Model, top: number): void {
  const [x, y] = at('farHand')
  const isRiding = figure.pose === 'ride'
  const isLow = y > -55
  const upper = isRiding ? y - 58 : isLow ? y - 26 : top
  const lower = isRiding ? y + 26 : 0
  c.rule(`${x + 1},${upper} ${x + 2},${lower}`, 'trunk', 1.7 * c.unit, { isRound: true })
}

/** Draws the pot on the head of people who stand or walk, otherwise in the lap. */
function drawCarriedPot({ c, figure, at }: Model): void {
  const isOnHead = ['stand', 'walk', 'anjali', 'turn'].includes(figure.pose)
  const [x, y] = at(isOnHead ? 'head' : 'farHand')
  const spot = isOnHead ? { x, y: y - 8 } : { x: x + 1, y: y + 5, scale: 0.8 }
  c.at(spot, () => {
    c.shape('-1,0 -6,-4 -8,-9 -5,-14 -4,-17! 4,-17! 5,-14 8,-9 6,-4 2,0', 'gold')
  })
}

function drawBowAndArrow({ c, figure }: Model): void {
  const string = c.light.isNight ? 'white' : 'ink'
  const wood = figure.cloth === 'cloth1' ? 'trunk' : 'dark'
  c.thread('27,-118 35,-112 39,-98 36.5,-77 39,-56 35,-42 27,-36', wood, 2.2 * c.unit, {
    isRound: true,
  })
  c.rule('27,-118 -2,-79 27,-36', string, 0.8)
  c.rule('-2,-79 47,-77', string, 1.3)
  c.polygon('46,-79.5 53,-77 46,-74.5', 'grey2')
}
