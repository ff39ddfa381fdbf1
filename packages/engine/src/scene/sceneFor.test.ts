import { expect, test } from 'vitest'
import { openGraph, type StoryNode, type StoryStructure } from '@kathasagar/story'

import { beginStory } from '../turn/apply.ts'
import { sceneFor } from './sceneFor.ts'

function sceneOf(node: Partial<StoryNode>, story: Partial<StoryStructure> = {}) {
  const nodes = { a: { text: '', choices: [], ...node } }
  const graph = openGraph({ start_node: 'a', nodes, ...story })
  return sceneFor(graph, beginStory(graph, { xp: 0, seed: 1 }).state)
}

test("the author's own sketch is drawn as it stands", () => {
  const scene = { place: 'ghat', people: [{ kind: 'woman' }] }

  expect(sceneOf({ text: 'A forest at night.', title: 'The Steps', scene })).toEqual({
    ...scene,
    title: 'The Steps',
  })
})

test.each([
  ['Night in the forest. Rain on the leaves, and a tiger near the old king.', 'night', 'rain'],
  ['साँझ को नदी पर कोहरा था। बूढ़ा नाविक नाव में दीपक लिए बैठा था।', 'dusk', 'mist'],
])(
  'without a sketch a text gives its light, and neither place nor people',
  (text, time, weather) => {
    const scene = sceneOf({ text })

    expect(scene).toMatchObject({ time, weather })
    expect([scene.place, scene.people, scene.creatures, scene.objects]).toEqual(
      Array.from({ length: 4 }),
    )
  },
)

const cast = {
  jamuna: { name: 'Jamuna', look: { kind: 'woman', cloth: 'white sari', old: true } },
  postman: { name: 'The postman', look: { kind: 'man', holds: 'letters' } },
  mynah: { name: 'The mynah', look: { kind: 'crow' } },
  unseen: { name: 'Nobody has described them' },
}

test('of a story with a cast those who are here are drawn, and not the player of the sketch', () => {
  const scene = { place: 'office', people: [{ kind: 'man', pose: 'sit' }, { kind: 'child' }] }

  const drawn = sceneOf({ people: ['jamuna', 'mynah', 'unseen'], scene }, { cast })

  expect(drawn.people).toEqual([{ kind: 'woman', cloth: 'white', old: true, pose: undefined }])
  expect(drawn.creatures).toEqual(['crow'])
  expect(sceneOf({ scene }, { cast }).people).toEqual([])
})

test('somebody looks the same in every picture, however the sketch has them stand', () => {
  const [here, there] = [
    sceneOf({ people: ['postman'], scene: { people: [{ kind: 'man', pose: 'sit' }] } }, { cast }),
    sceneOf({ people: ['jamuna', 'postman'], scene: { place: 'street' } }, { cast }),
  ]
  const [sitting] = here.people ?? []
  const standing = there.people?.[1]

  expect(sitting?.pose).toBe('sit')
  expect(sitting?.cloth).toBeTruthy()
  expect({ ...sitting, pose: undefined }).toEqual(standing)
})
