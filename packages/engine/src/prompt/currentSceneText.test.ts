import { openGraph } from '@kathasagar/story'
import { steepWall, teaStall } from '@kathasagar/story/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { richStory } from '../testing/arbitrariesOfState.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside } from '../world/ruling.ts'
import { interpret } from '../turn/decide.ts'
import { assemblePrompt } from './assemblePrompt.ts'

const graph = openGraph(teaStall)
const { state } = beginStory(graph, { xp: 100, seed: 3 })

const detour = (text: string): NarrationRequest => ({
  graph,
  state,
  ruling: { kind: 'detour', words: text, depth: 1, pressure: 'none', toward: 0 },
  action: { type: 'custom_action', text },
  language: 'en',
  manner: 'tenali',
  recent: [],
})
const promptOf = (request: NarrationRequest) => assemblePrompt(request, 4000)

test('a prompt lists the people, things and state of the scene', () => {
  const { changing } = promptOf(detour('I look for a lamp'))

  expect(changing).toContain(
    'Here besides the player: Jamuna (the woman in the army coat, the sweeper).',
  )
  expect(changing).toContain('- the bundle of letters')
  expect(changing).toContain('- Who wears your spare apron: Somila\n')
  expect(changing).toContain('Somila, your apron still on, comes in.')
})

test('a prompt does not reveal values that the player cannot see', () => {
  const { changing } = promptOf(detour('I look for a lamp'))

  expect(changing).not.toContain('You know what happened on the pass')
  expect(changing).not.toContain('Jamuna’s trust')
})

test("a prompt suggests the author's closest answers, but no closed ones", () => {
  const { changing } = promptOf(detour('is there more tea in the kettle?'))

  expect(changing).toContain('Jamuna: “It is hot. Drink it.”')
  expect(changing).not.toContain('He went over with the mules')
})

test("an author's answer in the ruling is in the prompt only once", () => {
  const text = 'is there more tea in the kettle?'
  const action = { type: 'custom_action', text } as const
  const ruling = interpret({ graph, state, action, lore: NO_LORE })
  if ('code' in ruling || isAside(ruling)) throw new Error('these words have an answer')

  const { changing } = promptOf({ ...detour(text), ruling })

  expect(changing.split('“It is hot. Drink it.”')).toHaveLength(2)
  expect(changing).not.toContain('Written for words like these')
})

test('after a turn that changes the state, the prompt has the new state', () => {
  const { changing } = promptOf({
    ...detour(''),
    ruling: { kind: 'advance', choice: 0, target: 'tea', by: 'choice' },
    action: { type: 'continue', selected_choice: 'Take the tea she offers' },
  })

  expect(changing).toContain('- Jamuna’s trust: 2')
})

test('a story without state has no such block', () => {
  const { start_node, nodes } = teaStall
  const plain = openGraph({
    start_node,
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([name, { text, choices }]) => [
        name,
        { text, choices: choices.map((choice) => ({ text: choice.text, target: choice.target })) },
      ]),
    ),
  })
  const begun = beginStory(plain, { xp: 100, seed: 3 })

  const { manifest } = promptOf({ ...detour('I hum'), graph: plain, state: begun.state })

  expect(manifest.blocks.find(({ name }) => name === 'here')).toMatchObject({ tokens: 0 })
})

test('a prompt fits its budget, however many facts the story stores', () => {
  fc.assert(
    fc.property(richStory, fc.integer({ min: 2200, max: 6000 }), (structure, budget) => {
      const living = openGraph(structure)
      const begun = beginStory(living, { xp: 100, seed: 3 })

      const { manifest } = assemblePrompt(
        { ...detour('I sing about tea'), graph: living, state: begun.state },
        budget,
      )

      expect(manifest.tokens).toBeLessThanOrEqual(budget)
    }),
  )
})

test("a prompt lists the player's things and health", () => {
  const wall = openGraph(steepWall)
  const { changing } = promptOf({
    ...detour(''),
    graph: wall,
    state: beginStory(wall, { xp: 100, seed: 3 }).state,
    ruling: { kind: 'advance', choice: 1, target: 'wall', by: 'choice' },
    action: { type: 'continue', selected_choice: 'Take the rope' },
  })

  expect(changing).toContain('- Your strength: 100')
  expect(changing).toContain('What the player carries:\n- a rope')
})
