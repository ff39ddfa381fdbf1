import { openGraph } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { beginStory } from '../turn/apply.ts'
import { pictureBrief } from './pictureBrief.ts'

type Look = NonNullable<ReturnType<typeof openGraph>['cast'][string]['look']>

function lookOf(look: Look) {
  const graph = openGraph({
    start_node: 'shore',
    nodes: { shore: { text: 'The shore.', choices: [], people: ['mara'] } },
    cast: { mara: { name: 'Mara', look } },
  })
  return pictureBrief(graph, beginStory(graph, { xp: 0, seed: 1 }).state).people[0]?.look
}

test.each(['woman', 'King', 'boy', 'राजा'])('%s is painted in cloth of a usual colour', (kind) => {
  expect(lookOf({ kind })).toMatch(new RegExp(`^${kind} in (?:red|yellow|blue|green|white) cloth$`))
})

test.each(['bird', 'tree', 'Tiger', 'cobra', 'machine', 'crowd'])(
  '%s is painted without cloth that nobody named',
  (kind) => {
    expect(lookOf({ kind, old: true })).toBe(`old ${kind}`)
  },
)

test('what an author says that one wears is told of people and animals', () => {
  expect(lookOf({ kind: 'woman', cloth: 'white sari', holds: 'oar' })).toBe(
    'woman in white sari holding oar',
  )
  expect(lookOf({ kind: 'bird', cloth: 'red feet' })).toBe('bird, red feet')
  expect(lookOf({ kind: 'animal', cloth: 'waistcoat', holds: 'pen' })).toBe(
    'animal, waistcoat holding pen',
  )
})
