import { expect, test } from 'vitest'
import { openGraph, type StoryNode } from '@kathasagar/api/rules'

import { beginStory } from './turn/apply.ts'
import { sceneFor } from './sceneFor.ts'

function sceneOf(node: Partial<StoryNode>) {
  const graph = openGraph({ start_node: 'a', nodes: { a: { text: '', choices: [], ...node } } })
  return sceneFor(graph, beginStory(graph, { xp: 0, seed: 1 }).state)
}

test("the author's own sketch is drawn as it stands", () => {
  expect(sceneOf({ text: 'A forest at night.', scene: { place: 'ghat' } })).toEqual({
    place: 'ghat',
  })
})

test('without a sketch the words of an English text are read', () => {
  const scene = sceneOf({
    text: 'Night in the forest. Rain on the leaves, and a tiger near the old king.',
  })

  expect(scene).toMatchObject({
    place: 'forest',
    time: 'night',
    weather: 'rain',
    people: [{ kind: 'king' }],
    creatures: ['tiger'],
  })
})

test('without a sketch the words of a Hindi text are read', () => {
  const scene = sceneOf({ text: 'साँझ को नदी पर कोहरा था। बूढ़ा नाविक नाव में दीपक लिए बैठा था।' })

  expect(scene).toMatchObject({
    place: 'river',
    time: 'dusk',
    weather: 'mist',
    people: [{ kind: 'man' }],
    objects: ['lamp'],
  })
})

test('a text that names nothing leaves all to the painter', () => {
  expect(sceneOf({ text: 'Hm.' })).toMatchObject({ people: [], creatures: [], objects: [] })
})
