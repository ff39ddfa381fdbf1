import { openGraph } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { beginStory } from '../../turn/apply.ts'
import { pictureBrief } from './sceneFor.ts'

type Look = NonNullable<ReturnType<typeof openGraph>['cast'][string]['look']>

function lookOf(look: Look) {
  const graph = openGraph({
    start_node: 'shore',
    nodes: { shore: { text: 'The shore.', choices: [], people: ['mara'] } },
    cast: { mara: { name: 'Mara', look } },
  })
  return pictureBrief(graph, beginStory(graph, { xp: 0, seed: 1 }).state).people[0]?.look
}

test.each(['woman', 'King', 'boy', 'राजा'])('%s wears cloth of a default colour', (kind) => {
  expect(lookOf({ kind })).toMatch(new RegExp(`^${kind} in (?:red|yellow|blue|green|white) cloth$`))
})

test.each(['bird', 'tree', 'Tiger', 'cobra', 'machine', 'crowd'])(
  '%s wears no cloth unless the author says so',
  (kind) => {
    expect(lookOf({ kind, old: true })).toBe(`old ${kind}`)
  },
)

test('people and animals wear the clothes that the author names', () => {
  expect(lookOf({ kind: 'woman', cloth: 'white sari', holds: 'oar' })).toBe(
    'woman in white sari holding oar',
  )
  expect(lookOf({ kind: 'bird', cloth: 'red feet' })).toBe('bird, red feet')
  expect(lookOf({ kind: 'animal', cloth: 'waistcoat', holds: 'pen' })).toBe(
    'animal, waistcoat holding pen',
  )
})
