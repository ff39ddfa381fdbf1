import type { Canvas, Spot } from '../canvas/canvas.ts'
import type { PoseName } from '@kathasagar/story/sceneWords'
import { drawDrapery, drawLowerGarment, drawNecklace, drawScarf } from './garments.ts'
import { drawHead } from './head.ts'
import { drawHeld } from './held.ts'
import { modelOf, type Figure, type Model, wear } from './model.ts'
import { pointBetween, type Point } from '../canvas/points.ts'
import type { JointName } from './poses.ts'

function drawArm(model: Model, side: 'near' | 'far'): void {
  const { c, at, isWoman, isDetailed } = model
  const shoulder = at(`${side}Shoulder`)
  const elbow = at(`${side}Elbow`)
  const wrist = at(`${side}Hand`)
  const radii = isWoman ? [2.5, 1.9, 1.35, 1.5] : [3.2, 2.3, 1.6, 1.5]
  c.tube([shoulder, elbow, wrist, fingertips(elbow, wrist)], radii, 'skin')
  if (!isDetailed) return
  const upper = pointBetween(shoulder, elbow, 0.5)
  const lower = pointBetween(elbow, wrist, 0.85)
  c.ring([upper[0], upper[1], 1.9, 0.8], 'gold', 1)
  c.ring([lower[0], lower[1], 1.6, 1], 'gold', 1)
}

function fingertips(elbow: Point, wrist: Point): Point {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  return pointBetween(elbow, wrist, 1 + 2.6 / length)
}

/** Draws shins and feet. Garments cover the thighs. */
function drawLegs(model: Model): void {
  const { body, figure } = model
  if (body.has('farFoot')) drawLeg(model, 'farHip', 'farKnee', 'farFoot')
  if (body.has('nearFoot') && figure.pose !== 'throne') {
    drawLeg(model, 'nearHip', 'nearKnee', 'nearFoot')
  }
}

function drawLeg({ c, at }: Model, hip: JointName, knee: JointName, foot: JointName): void {
  const [x, y] = at(foot)
  // The upper part would be visible next to the cloth.
  const start = pointBetween(at(hip), at(knee), 0.65)
  const calf = pointBetween(at(knee), at(foot), 0.4)
  c.tube([start, calf, [x, y - 2]], [3.4, 3.2, 1.7], 'skin')
  c.at({ x, y }, () => c.shape('-2.6,-1.5 -3,2.8! 7,2.8! 3,-.2', 'skin'))
}

function drawTorso(model: Model): void {
  const { c, at, isWoman, figure } = model
  const [neckX, neckY] = at('neck')
  const [headX, headY] = at('head')
  const neck: readonly Point[] = [
    [neckX - 0.6, neckY + 3],
    [headX - 1.5, headY + 3],
  ]
  c.tube(neck, [3, 2.5], 'skin')
  wear(model, TORSO, 'skin')
  if (isWoman) wear(model, BODICE, figure.trim)
  if (figure.kind === 'warrior' || figure.kind === 'rider') wear(model, ARMOUR, 'stone2')
}

const TORSO =
  'neck:-2.6,1 nearShoulder:-1.6,-1 nearShoulder:-1,5 waistBack:0,0 nearHip:-1.6,0 farHip:1.6,0 waistFront:0,0 farShoulder:.8,6 farShoulder:1.6,-.5 neck:2.6,1'

const BODICE =
  'nearShoulder:.5,0 nearShoulder:-1,6 waistBack:.2,-6 waistFront:0,-6 farShoulder:2.6,7 farShoulder:-1,.2 neck:1,7'

const ARMOUR =
  'nearShoulder:0,0 nearShoulder:-.5,6 waistBack:0,-1 waistFront:0,-1 farShoulder:.8,7 farShoulder:0,0 neck:0,4'

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
