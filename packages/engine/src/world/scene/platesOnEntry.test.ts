import { openGraph } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { platesOnEntry } from './platesOnEntry.ts'

const to = (...targets: string[]) => targets.map((target) => ({ text: target, target }))
const rope = { image: '/plates/rope.svg', alt: 'A wet rope' }
const face = { image: '/plates/mara.svg', alt: 'Mara, who laughs' }
const graph = openGraph({
  start_node: 'ferry',
  plates: { rope, lamp: { image: '/plates/lamp.svg', alt: 'A lamp' }, face },
  cast: { crow: { name: 'A crow' }, mara: { name: 'Mara', portrait: 'face' } },
  nodes: {
    ferry: { text: 'A ferry.', plate: 'rope', choices: to('bank', 'cabin') },
    bank: { text: 'The bank.', choices: to('ferry', 'cabin') },
    cabin: { text: 'A cabin.', plate: 'rope', choices: to('shore'), people: ['crow', 'mara'] },
    shore: { text: 'The shore.', choices: [], plate: 'lamp', people: ['mara'] },
  },
})
const at = (...visited: string[]) => ({ node: visited.at(-1) ?? '', visited })

test('a story begins with the plate of its first scene', () => {
  expect(platesOnEntry(graph, 'ferry', null)).toEqual({ plate: rope })
})

test('a turn that enters a scene shows its plate, and a turn that stays does not', () => {
  const shore = at('ferry', 'bank', 'cabin', 'shore')

  expect(platesOnEntry(graph, 'shore', at('ferry', 'bank', 'cabin')).plate?.alt).toBe('A lamp')
  expect(platesOnEntry(graph, 'shore', shore)).toEqual({})
})

test('a scene without a plate shows none', () => {
  expect(platesOnEntry(graph, 'bank', at('ferry'))).toEqual({})
})

test('the same picture is shown only once, in whatever scene it is', () => {
  const bank = at('ferry', 'bank')

  expect(platesOnEntry(graph, 'ferry', bank)).toEqual({})
  expect(platesOnEntry(graph, 'cabin', bank).plate).toBeUndefined()
})

test('the first new person of a scene is shown once', () => {
  const bank = at('ferry', 'bank')
  const cabin = at('ferry', 'bank', 'cabin')

  expect(platesOnEntry(graph, 'cabin', bank)).toEqual({ portrait: face })
  expect(platesOnEntry(graph, 'shore', at('ferry')).portrait).toEqual(face)
  expect(platesOnEntry(graph, 'shore', cabin).portrait).toBeUndefined()
})
