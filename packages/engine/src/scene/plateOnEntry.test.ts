import { openGraph } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { plateOnEntry } from './plateOnEntry.ts'

const to = (...targets: string[]) => targets.map((target) => ({ text: target, target }))
const rope = { image: '/plates/rope.svg', alt: 'A wet rope' }
const graph = openGraph({
  start_node: 'ferry',
  plates: { rope, lamp: { image: '/plates/lamp.svg', alt: 'A lamp' } },
  nodes: {
    ferry: { text: 'A ferry.', plate: 'rope', choices: to('bank', 'cabin') },
    bank: { text: 'The bank.', choices: to('ferry', 'cabin') },
    cabin: { text: 'A cabin.', plate: 'rope', choices: to('shore') },
    shore: { text: 'The shore.', choices: [], plate: 'lamp' },
  },
})
const at = (...visited: string[]) => ({ node: visited.at(-1) ?? '', visited })

test('a story begins with the plate of its first scene', () => {
  expect(plateOnEntry(graph, at('ferry'), null)).toEqual(rope)
})

test('a scene is headed by its plate where a turn enters it, and not where one stays', () => {
  const shore = at('ferry', 'bank', 'cabin', 'shore')

  expect(plateOnEntry(graph, shore, at('ferry', 'bank', 'cabin'))?.alt).toBe('A lamp')
  expect(plateOnEntry(graph, shore, shore)).toBeNull()
})

test('a scene without a plate has none', () => {
  expect(plateOnEntry(graph, at('ferry', 'bank'), at('ferry'))).toBeNull()
})

test('the same picture is not shown twice on one way, in whatever scene it stands', () => {
  const bank = at('ferry', 'bank')

  expect(plateOnEntry(graph, { node: 'ferry', visited: bank.visited }, bank)).toBeNull()
  expect(plateOnEntry(graph, at('ferry', 'bank', 'cabin'), bank)).toBeNull()
})
