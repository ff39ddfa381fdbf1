import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { PoseName } from '@kathasagar/story/sceneWords'
import { drawDrapery, drawLowerGarment, drawNecklace, drawScarf } from './garments.ts'
import { drawHead } from './head.ts'
import { drawHeld } from './held.ts'
import { drawArm, drawLegs, drawTorso } from './limbs.ts'
import { modelOf, type Figure, type Model } from './model.ts'

/** Draws a person 100 units tall, from back to front. */
export function drawFigure(c: Canvas, spot: Spot, figure: Figure): void {
  const texture = figure.isFar ? 'farFigure' : 'figure'
  c.at({ ...spot, texture }, () => {
    const model = modelOf(c, figure)
    drawGroundShadow(c, figure.pose)
    if (figure.kind === 'warrior' && figure.pose !== 'ride') drawQuiver(model)
    drawArm(model, 'far')
    drawLegs(model)
    drawScarf(model)
    drawTorso(model)
    drawLowerGarment(model)
    drawDrapery(model)
    if (model.isDetailed) drawNecklace(model)
    drawHead(model)
    drawHeld(model)
    drawArm(model, 'near')
    drawShoulderPiece(model)
  })
}

const SHADOW_WIDTHS: Partial<Record<PoseName, number>> = {
  sit: 24,
  rest: 24,
  kneel: 20,
  archer: 26,
}

function drawGroundShadow(c: Canvas, pose: PoseName): void {
  if (c.key === 'chitrakar' || c.currentDepth >= 0.5 || pose === 'ride') return
  const isPaper = c.key === 'vishvakarma'
  const colour = isPaper && c.light.isNight ? '#0c1f36' : c.light.manner.ink
  const oval = c.pen.oval(1, 0, SHADOW_WIDTHS[pose] ?? 16, 2.6)
  c.raw(`<path d="${oval}" fill="${colour}" opacity="${isPaper ? 0.18 : 0.3}"/>`)
}

function drawQuiver({ c, at }: Model): void {
  const [x, y] = at('nearShoulder')
  c.at({ x: x - 1, y: y + 4 }, () => {
    c.polygon('-7,-12 -3,-13 3,12 -1,13', 'cloth1')
    for (const arrow of [-7, -5, -3]) c.rule(`${arrow},-12 ${arrow - 2},-19`, 'white', 1.1)
  })
}

function drawShoulderPiece({ c, at, figure }: Model): void {
  if (!['warrior', 'rider', 'king'].includes(figure.kind)) return
  const [x, y] = at('nearShoulder')
  c.disc([x, y + 0.5, 3, 2.4], 'gold')
}
