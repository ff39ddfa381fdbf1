import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { Creature } from '../scene/vocabulary.ts'
import { drawCrow } from './crow.ts'
import { drawDeer } from './deer.ts'
import { drawElephant } from './elephant.ts'
import { drawHorse } from './horse.ts'
import { drawPeacock } from './peacock.ts'
import { drawSerpent } from './serpent.ts'
import { drawTiger } from './tiger.ts'

export interface CreatureForm {
  draw: (c: Canvas, spot: Spot) => void
  /** Height beside that of a deer. */
  size: number
  /** How far it keeps from a person, in page units. */
  room: number
  /** Half its length beside its height, tail and trunk included. */
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
}
