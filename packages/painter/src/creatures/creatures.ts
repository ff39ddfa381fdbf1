import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Creature } from '@kathasagar/story/sceneWords'
import { drawBuffalo, drawGoat, drawLion } from './cattle.ts'
import { drawCrow } from './crow.ts'
import { drawDeer } from './deer.ts'
import { drawElephant } from './elephant.ts'
import { drawHorse } from './horse.ts'
import { drawPeacock } from './peacock.ts'
import { drawSerpent } from './serpent.ts'
import { drawFish, drawGoose, drawHare, drawSnake } from './small.ts'
import { drawTiger } from './tiger.ts'

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
