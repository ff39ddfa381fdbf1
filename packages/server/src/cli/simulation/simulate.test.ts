import { openGraph } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { NO_LORE } from '@kathasagar/engine/understanding/lore'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { isAside } from '@kathasagar/engine/world/ruling'
import { playTurn, rulesOf } from '@kathasagar/engine/turn/playTurn'
import { PLAYERS } from './players.ts'
import { lostInReplay } from './playToEnd.ts'
import { shippedStories, simulatePlays } from './simulatePlays.ts'

/** The other stories are played by `simulate.evaluation.test.ts`. */
const [shortest] = shippedStories().toSorted((a, b) => a.graph.names.length - b.graph.names.length)

test.for(PLAYERS)('the shortest story reaches an authored ending for a %s player', (player) => {
  if (shortest === undefined) throw new Error('No story ships')
  expect(simulatePlays(shortest, player, 3).faults).toEqual([])
})

const graph = openGraph(teaStall)
const tea = {
  slug: 'tea-stall',
  graph,
  language: 'en' as const,
  initialXp: 200,
  ...rulesOf({ commands: undefined }),
}

test('a random player gets authored answers', () => {
  const { faults, reactions, topics } = simulatePlays(tea, 'random', 50)

  expect(faults).toEqual([])
  expect(reactions).toBeGreaterThan(0)
  expect(topics).toBeGreaterThan(0)
})

test('names a turn whose replay gives another state', () => {
  const start = beginStory(graph, { xp: 200, seed: 7 }).state
  const rules = { ...tea, lore: NO_LORE }
  const action = { type: 'continue', selected_choice: start.offers[0]?.text } as const
  const choices: string[] = []
  const turn = playTurn({ ...rules, state: start }, action, () => ({ choices }))
  if ('code' in turn || isAside(turn)) throw new Error('No turn')
  const { world, ...rest } = turn.state

  expect(lostInReplay(rules, start, [{ action, choices, state: turn.state }])).toBeNull()
  expect(lostInReplay(rules, start, [{ action, choices, state: rest }])).toBe(
    'turn 1 left another state when it was played again',
  )
  expect(world).toBeDefined()
})
