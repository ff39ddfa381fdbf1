import type { Canvas } from '../canvas/canvas.ts'
import { pointBetween, type Point } from '../canvas/points.ts'
import type { Role } from '../manners/manner.ts'
import type { HeldThing, PersonKind, PoseName } from '@kathasagar/story/sceneWords'
import { HOLDING_ARMS } from './holding.ts'
import { cutTo, jointAt, POSES, type JointName, type Joints } from './poses.ts'

export interface Figure {
  kind: PersonKind
  pose: PoseName
  cloth: Role
  /** Colour of bodice, sash, shawl and hem. */
  trim: Role
  holds?: HeldThing | undefined
  isOld?: boolean
  /** Distant, without face and folds. */
  isFar?: boolean
  /** Near, but without folds and bangles. */
  isPlain?: boolean
}

export const isFeminine = (kind: PersonKind): boolean =>
  kind === 'woman' || kind === 'dancer' || kind === 'girl'

export const isChild = (kind: PersonKind): boolean => kind === 'child' || kind === 'girl'

export interface Model {
  c: Canvas
  figure: Figure
  body: Joints
  isWoman: boolean
  isDetailed: boolean
  isLongClad: boolean
  at: (name: JointName) => Point
}

export function modelOf(c: Canvas, figure: Figure): Model {
  const isWoman = isFeminine(figure.kind)
  const body = bodyOf(figure, isWoman ? 4.9 : 6.4)
  const isLarge = c.unit > 0.85 && c.currentDepth < 0.4
  return {
    c,
    figure,
    body,
    isWoman,
    isDetailed: isLarge && !figure.isFar && !figure.isPlain,
    isLongClad: isWoman || figure.kind === 'sage' || figure.kind === 'king',
    at: (name) => jointAt(body, name),
  }
}

function bodyOf({ pose, holds }: Figure, halfWaist: number): Joints {
  const arms = HOLDING_ARMS.get(`${pose} ${holds}`)
  const body = new Map(POSES[pose])
  for (const arm of arms?.split(' ') ?? []) {
    const [name = ''] = arm.split(':')
    const [place] = cutTo(new Map(), arm)
    if (place) body.set(name, place)
  }
  const at = (name: JointName) => jointAt(body, name)
  const [x, y] = at('waist')
  body.set('waistBack', [x - halfWaist, y])
  body.set('waistFront', [x + halfWaist, y])
  body.set('nearShin', pointBetween(at('nearKnee'), at('nearFoot'), 0.4))
  body.set('farShin', pointBetween(at('farKnee'), at('farFoot'), 0.4))
  body.set('midFeet', pointBetween(at('nearFoot'), at('farFoot'), 0.5))
  body.set('fork', [
    (at('nearKnee')[0] + at('farKnee')[0]) / 2,
    (at('nearKnee')[1] + at('nearHip')[1]) / 2,
  ])
  return body
}

export function wear(model: Model, pattern: string, tint: Role): void {
  model.c.shape(cutTo(model.body, pattern), tint)
}
