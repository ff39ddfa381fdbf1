import type { Canvas } from '../canvas/canvas.ts'
import type { Role } from '../manners/manner.ts'
import type { PersonKind } from '@kathasagar/story/sceneWords'
import { drawFigure } from './figure.ts'
import type { Figure } from './model.ts'

export interface Crowd {
  count: number
  kinds: readonly PersonKind[]
  y: number
  height: number
  depth: number
  from: number
  to: number
}

const CLOTHS: readonly (readonly [Role, Role])[] = [
  ['cloth1', 'cloth2'],
  ['white', 'cloth1'],
  ['cloth4', 'white'],
]

export function drawCrowd(c: Canvas, crowd: Crowd): void {
  if (c.detail.isBare) return
  const random = c.random('crowd')
  const count = Math.max(4, c.some(crowd.count))
  for (let i = 0; i < count; i += 1) {
    const look = Math.floor(random.next() * c.detail.crowdKinds)
    const figure = farFigure(crowd.kinds[look % crowd.kinds.length] ?? 'man', look)
    const scale = (crowd.height * random.between(0.92, 1.06)) / 100
    const x = crowd.from + ((i + 0.5) * (crowd.to - crowd.from)) / count + random.between(-8, 8)
    const y = crowd.y + random.between(-3, 3)
    const isFlipped = random.next() < 0.5
    c.stamp(`far ${figure.kind} ${look}`, { x, y, scale, isFlipped, depth: crowd.depth }, () =>
      drawFigure(c, { x: 0, y: 0 }, figure),
    )
  }
}

function farFigure(kind: PersonKind, look: number): Figure {
  const [cloth, trim] = CLOTHS[look % CLOTHS.length] ?? ['cloth1', 'cloth2']
  const isSoldier = kind === 'warrior'
  return {
    kind,
    cloth,
    trim,
    // Some people in a market turn to the goods.
    pose: isSoldier ? 'stand' : look % 2 ? 'turn' : 'walk',
    holds: isSoldier ? 'spear' : undefined,
    isFar: true,
  }
}
