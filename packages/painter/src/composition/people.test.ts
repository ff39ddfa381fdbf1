import { expect, test } from 'vitest'

import { Canvas } from '../canvas/canvas.ts'
import { Definitions } from '../canvas/definitions.ts'
import { DETAIL_LEVELS } from '../canvas/detail.ts'
import { viewOf } from '../canvas/view.ts'
import { Light } from '../manners/light.ts'
import { paintRoom } from '../places/rooms.ts'
import { castOf } from '../scene/cast.ts'
import { readScene } from '../scene/readScene.ts'
import { placePeople } from './people.ts'

const sickRoom = (seed: number) => {
  const scene = readScene({
    place: 'room',
    people: [{ kind: 'woman' }, { kind: 'man', pose: 'rest' }, { kind: 'child' }],
  })
  const light = new Light(scene, 'chitrakar')
  const [detail] = DETAIL_LEVELS
  if (!detail) throw new Error('There is no level of detail.')
  const canvas = new Canvas({
    scene,
    light,
    view: viewOf(scene, 'chitrakar', seed),
    detail,
    definitions: new Definitions('k', light),
    seed,
  })
  const stage = paintRoom(canvas)
  return { stage, people: placePeople(canvas, stage, castOf(scene), seed) }
}

test.for([1, 2, 3, 4, 5, 6])(
  'in a room whoever rests has the bed, and is seen there (%i)',
  (seed) => {
    const { stage, people } = sickRoom(seed)
    const [bedX, bedY] = stage.bed ?? [0, 0]

    const [woman, man, child] = people

    expect(man).toMatchObject({ x: bedX, y: bedY })
    for (const other of [woman, child]) {
      expect(other?.y).toBeGreaterThan(bedY)
      expect(Math.abs((other?.x ?? bedX) - bedX)).toBeGreaterThan(80)
    }
  },
)
