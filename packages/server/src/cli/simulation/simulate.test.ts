import { openGraph } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { NO_LORE } from '@kathasagar/engine/understanding/lore'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { isAside } from '@kathasagar/engine/world/ruling'
import { playTurn, rulesOf } from '@kathasagar/engine/turn/playTurn'
import { PLAYERS } from './players.ts'
import { lostInReplay } from './playToEnd.ts'
import { broken, tableOf } from './report.ts'
import { shippedStories, simulatePair } from './simulatePair.ts'

/** The other stories are played by `simulate.evaluation.test.ts`. */
const [shortest] = shippedStories().toSorted((a, b) => a.graph.names.length - b.graph.names.length)

test.for(PLAYERS)('the shortest story reaches an authored ending for a %s player', (player) => {
  if (shortest === undefined) throw new Error('No story ships')
  const row = simulatePair({ story: shortest, player, plays: 3 })

  expect(broken([row])).toEqual([])
})

test('names a playthrough without an ending, and what was lost', () => {
  const [story] = shippedStories()
  if (story === undefined) throw new Error('No story ships')
  const row = simulatePair({ story, player: 'silent', plays: 1 })

  const told = broken([{ ...row, ended: 0.5, faults: ['lost'] }])

  expect(told).toEqual([
    `${story.slug}, silent: only 50.0 % reached an ending`,
    `${story.slug}, silent: lost`,
  ])
})

const graph = openGraph(teaStall)
const tea = {
  slug: 'tea-stall',
  graph,
  language: 'en' as const,
  initialXp: 200,
  ...rulesOf({ commands: undefined }),
}

test('the table shows how often players were asked, and which answers were authored', () => {
  const row = simulatePair({ story: tea, player: 'random', plays: 50 })

  expect(broken([row])).toEqual([])
  expect(row.reactions).toBeGreaterThan(0)
  expect(row.topics).toBeGreaterThan(0)
  expect(tableOf([{ ...row, asked: 0.25, reactions: 1.5, topics: 2.75 }])).toMatch(
    /asked  reactions  topics [^]* 0\.25 +1\.50 +2\.75 /u,
  )
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
