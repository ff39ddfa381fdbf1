import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Draw,
  drawFrom,
  drawIndex,
  reviewStructure,
  type StoryStructure,
} from '@kathasagar/story'

import { rounds } from '../../../scripts/checks/rounds.ts'
import { progressOf } from './world/progress.ts'
import { plannedAction, seed, wellFormed, type PlannedAction } from './testing/arbitraries.ts'
import { playThrough } from './testing/playThrough.ts'

const plan = fc.array(plannedAction, { maxLength: 40 })
const goOn: PlannedAction = { type: 'continue', pick: null }

const HOSTILE_ACTIONS: readonly PlannedAction[] = [
  { type: 'custom_action', text: 'I will not go anywhere' },
  { type: 'custom_action', text: 'undo' },
  { type: 'immerse' },
  { type: 'continue', pick: 1 },
]
const RANDOM_ACTIONS: readonly PlannedAction[] = [
  ...HOSTILE_ACTIONS,
  { type: 'continue', pick: 0 },
  { type: 'continue', pick: 2 },
  { type: 'custom_action', text: 'the second one' },
  { type: 'custom_action', text: 'I climb something' },
]

test('every structure in these tests passes the automatic review', () => {
  fc.assert(
    fc.property(wellFormed, (structure) => {
      expect(reviewStructure(structure)).toEqual([])
    }),
  )
})

test('a session never leaves its graph, and every open choice enters one of its scenes', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const { graph, turns } = playThrough(structure, actions, { seed })

      for (const { state } of turns) {
        expect(graph.has(state.node)).toBe(true)
        expect(state.visited).toContain(state.node)
        expect(new Set(state.visited).size).toBe(state.visited.length)
        expect(state.offers.length > 0).toBe(!graph.isEnding(state.node))
      }
    }),
  )
})

test('repeated Continue reaches an ending within four turns per scene', () => {
  fc.assert(
    fc.property(wellFormed, seed, (structure, seed) => {
      const allowed = Object.keys(structure.nodes).length * 4

      const { turns } = playThrough(
        structure,
        Array.from({ length: allowed }, () => goOn),
        { seed, xp: 0 },
      )

      expect(turns.at(-1)?.ending).not.toBeNull()
    }),
  )
})

test('a long path with many loops to its start still ends in time', () => {
  const road = Array.from({ length: 6 }, (_, i) => `road_${i}`)
  const sides = Array.from({ length: 10 }, (_, i) => `side_${i}`)
  const nodes = Object.fromEntries([
    ...road.map((name, i) => [
      name,
      { text: name, choices: [{ text: 'On', target: road[i + 1] ?? 'fork' }] },
    ]),
    ...sides.map((name) => [name, { text: name, choices: [{ text: 'Back', target: 'road_0' }] }]),
    [
      'fork',
      { text: 'fork', choices: [...sides, 'end'].map((target) => ({ text: target, target })) },
    ],
    ['end', { text: 'end', choices: [] }],
  ])
  const structure: StoryStructure = { start_node: 'road_0', nodes }
  const allowed = Array.from({ length: Object.keys(nodes).length * 4 }, () => goOn)

  const endings = Array.from(
    { length: 200 },
    (_, seed) => playThrough(structure, allowed, { seed }).turns.at(-1)?.ending?.name,
  )

  expect(new Set(endings)).toEqual(new Set(['end']))
})

test('XP is never negative, and Continue never costs more than the remaining XP', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, fc.nat({ max: 5 }), (structure, actions, seed, xp) => {
      const { turns } = playThrough(structure, actions, { seed, xp })

      expect(turns.every(({ state }) => state.xp >= 0)).toBe(true)
    }),
  )
})

test('words about playing take no turn, with and without XP', () => {
  const outside = ['undo', 'show me', 'help', 'मैं कौन हूँ?'].map((text): PlannedAction => ({
    type: 'custom_action',
    text,
  }))

  fc.assert(
    fc.property(wellFormed, seed, fc.nat({ max: 5 }), (structure, seed, xp) => {
      expect(playThrough(structure, outside, { seed, xp }).turns).toEqual([])
    }),
  )
})

test('words without meaning never leave the scene, however many there are', () => {
  const strays = Array.from({ length: 12 }, (_, i): PlannedAction => ({
    type: 'custom_action',
    text: `zzz${i} qqq`,
  }))

  fc.assert(
    fc.property(wellFormed, seed, (structure, seed) => {
      const { turns } = playThrough(structure, strays, { seed, xp: 200 })

      expect(new Set(turns.map(({ state }) => state.node)).size).toBeLessThanOrEqual(1)
      expect(turns.map(({ ruling }) => ruling.kind)).not.toContain('advance')
    }),
  )
})

test('immersion offers exactly two choices with different texts and results', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const { graph, turns } = playThrough(structure, actions, { seed, xp: 200 })

      for (const { ruling, state } of turns) {
        if (ruling.kind !== 'immerse') continue
        const [one, two] = state.offers
        expect(state.offers).toHaveLength(2)
        expect(one?.text).not.toBe(two?.text)
        const exits = state.offers.map(({ path }) =>
          path.kind === 'choice' ? graph.node(state.node).choices[path.index]?.target : 'stay',
        )
        expect(exits[0]).not.toBe(exits[1])
      }
    }),
  )
})

test('the progress never decreases, and is 100 only at an ending', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const { graph, turns } = playThrough(structure, actions, { seed })

      let before = 0
      for (const { state, ending } of turns) {
        const { completion_percentage } = progressOf(graph, state)
        expect(completion_percentage).toBeGreaterThanOrEqual(before)
        expect(completion_percentage === 100).toBe(ending !== null)
        before = completion_percentage
      }
    }),
  )
})

test('after a thousand turns a state is limited by its story and the stored facts', () => {
  const names = Array.from({ length: 12 }, (_, i) => `place_${i}`)
  const ring = names.map((name, i) => [
    name,
    {
      text: name,
      choices: [
        { text: `Walk on from ${i}`, target: names[(i + 1) % names.length] ?? name },
        { text: `Leave at ${i}`, target: 'end' },
      ],
    },
  ])
  const structure: StoryStructure = {
    start_node: 'place_0',
    nodes: Object.fromEntries([...ring, ['end', { text: 'The end.', choices: [] }]]),
  }
  const long = Array.from({ length: 1000 }, (_, i): PlannedAction =>
    i % 3 === 0
      ? { type: 'custom_action', text: `I hum tune q${i}` }
      : { type: 'continue', pick: 0 },
  )

  const { turns } = playThrough(structure, long, { seed: 1, xp: 2000 })

  const sizeAt = (turn: number) => JSON.stringify(turns[turn]?.state).length
  expect(turns).toHaveLength(1000)
  expect(sizeAt(999)).toBeLessThan(1.5 * sizeAt(100))
})

const PLAYERS: Record<string, (turn: number, draw: Draw) => PlannedAction> = {
  cooperative: (turn) => ({ type: 'continue', pick: turn % 2 }),
  random: (_, draw) => RANDOM_ACTIONS[drawIndex(draw, RANDOM_ACTIONS.length)] ?? goOn,
  stubborn: () => ({ type: 'custom_action', text: 'I sing to the crow' }),
  hostile: (turn) => HOSTILE_ACTIONS[turn % HOSTILE_ACTIONS.length] ?? goOn,
}

test.for(Object.keys(PLAYERS))('a %s player reaches an authored ending', (player) => {
  fc.assert(
    fc.property(wellFormed, seed, (structure, seed) => {
      const draw = drawFrom(seed)
      const turns = Object.keys(structure.nodes).length * 12
      const habit = Array.from({ length: turns }, (_, i) => PLAYERS[player]?.(i, draw) ?? goOn)
      // Continue still reaches the ending, even after circles or without XP.
      const rest = Array.from({ length: turns }, () => goOn)

      const walk = playThrough(structure, [...habit, ...rest], { seed, xp: 300 })

      expect(walk.turns.at(-1)?.ending).not.toBeNull()
    }),
    { numRuns: rounds(80, 250) },
  )
})
