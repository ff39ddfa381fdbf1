import { expect, test } from 'vitest'
import { openGraph, type StoryNode, type StoryStructure } from '@kathasagar/story'

import { beginStory } from '../../turn/apply.ts'
import { sceneFor, coverScene } from './sceneFor.ts'

function sceneOf(node: Partial<StoryNode>, story: Partial<StoryStructure> = {}) {
  const nodes = { a: { text: '', choices: [], ...node } }
  const graph = openGraph({ start_node: 'a', nodes, ...story })
  return sceneFor(graph, beginStory(graph, { xp: 0, seed: 1 }).state)
}

test("the author's own sketch is drawn unchanged", () => {
  const scene = { place: 'ghat', people: [{ kind: 'woman' }] }

  expect(sceneOf({ text: 'A forest at night.', title: 'The Steps', scene })).toEqual({
    ...scene,
    title: 'The Steps',
  })
})

test.each([
  [
    'The Well',
    'An old woman in a red sari leads a bull to the well at dawn.',
    {
      place: 'stepwell',
      time: 'dawn',
      people: [{ kind: 'woman', cloth: 'red', old: true }],
      creatures: ['buffalo'],
    },
  ],
  [
    '',
    'साँझ को नदी पर कोहरा था। बूढ़ा आदमी नीली धोती में दीपक लिए बैठा था।',
    {
      place: 'river',
      time: 'dusk',
      weather: 'mist',
      people: [{ kind: 'man', cloth: 'blue', old: true }],
      objects: ['lamp'],
    },
  ],
  ['The Market', 'He forest-walked no more.', { place: 'market' }],
])('without a sketch the text is drawn: %s %s', (title, text, scene) => {
  expect(sceneOf({ title, text })).toMatchObject(scene)
})

test.each(['You feel very well. It is plain that you agreed.', 'She said no, and that was all.'])(
  'a text without drawable things has no scene: %s',
  (text) => {
    expect(sceneOf({ text })).toBeNull()
  },
)

const cast = {
  jamuna: { name: 'Jamuna', look: { kind: 'woman', cloth: 'white sari', old: true } },
  postman: { name: 'The postman', look: { kind: 'man', holds: 'letters' } },
  mynah: { name: 'The mynah', look: { kind: 'crow' } },
  unseen: { name: 'Nobody has described them' },
}

test('a story with a cast draws the people here, but not the player of the sketch', () => {
  const scene = { place: 'office', people: [{ kind: 'man', pose: 'sit' }, { kind: 'child' }] }

  const drawn = sceneOf({ people: ['jamuna', 'mynah', 'unseen'], scene }, { cast })

  expect(drawn?.people).toEqual([{ kind: 'woman', cloth: 'white', old: true, pose: undefined }])
  expect(drawn?.creatures).toEqual(['crow'])
  expect(sceneOf({ scene }, { cast })?.people).toEqual([])
})

test('a person looks the same in every picture, whatever the pose', () => {
  const [here, there] = [
    sceneOf({ people: ['postman'], scene: { people: [{ kind: 'man', pose: 'sit' }] } }, { cast }),
    sceneOf({ people: ['jamuna', 'postman'], scene: { place: 'street' } }, { cast }),
  ]
  const [sitting] = here?.people ?? []
  const standing = there?.people?.[1]

  expect(sitting?.pose).toBe('sit')
  expect(sitting?.cloth).toBeTruthy()
  expect({ ...sitting, pose: undefined }).toEqual(standing)
})

test.each([
  ['The Queen of the Markets', 'Rain fell all night.', 'market', 'night', 'rain', 'woman'],
  ['एक राजा', 'शाम को महल में कोहरा था।', 'palace', 'dusk', 'mist', 'king'],
])(
  'a cover shows the things that its text names: %s',
  (title, description, place, time, weather, who) => {
    expect(coverScene(`${title} ${description}`)).toMatchObject({ place, time, weather, who })
  },
)

test('parts that the text does not name have a default', () => {
  expect(coverScene('')).toEqual({
    place: 'river',
    time: 'dusk',
    weather: 'clear',
    mood: 'wonder',
    who: 'nobody',
  })
})
