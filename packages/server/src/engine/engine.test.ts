import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DETOUR_MAX_TURNS } from '@kathasagar/api/contract/vocabulary'
import { progressOf } from './progress.ts'
import { reviewStructure } from './review.ts'
import { plannedAction, seed, wellFormed, type PlannedAction } from './testing/arbitraries.ts'
import { playThrough } from './testing/playThrough.ts'

const plan = fc.array(plannedAction, { maxLength: 40 })
const goOn: PlannedAction = { type: 'continue', pick: null }

test('every structure that these tests play passes the automatic review', () => {
  fc.assert(
    fc.property(wellFormed, (structure) => {
      expect(reviewStructure(structure)).toEqual([])
    }),
  )
})

test('a session never leaves its graph, and every open choice leads somewhere in it', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const { graph, turns } = playThrough(structure, actions, { seed })

      for (const {
        outcome: { state },
      } of turns) {
        expect(graph.has(state.node)).toBe(true)
        expect(state.visited).toContain(state.node)
        expect(new Set(state.visited).size).toBe(state.visited.length)
        expect(state.offers.length > 0).toBe(!graph.isEnding(state.node))
      }
    }),
  )
})

test('going on alone reaches an ending within four turns a scene', () => {
  fc.assert(
    fc.property(wellFormed, seed, (structure, seed) => {
      const allowed = Object.keys(structure.nodes).length * 4

      const { turns } = playThrough(
        structure,
        Array.from({ length: allowed }, () => goOn),
        { seed, xp: 0 },
      )

      expect(turns.at(-1)?.outcome.ending).not.toBeNull()
    }),
  )
})

test('XP is never negative, and going on never wants more than is left', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, fc.nat({ max: 5 }), (structure, actions, seed, xp) => {
      const { turns } = playThrough(structure, actions, { seed, xp })

      expect(turns.every(({ outcome }) => outcome.state.xp >= 0)).toBe(true)
    }),
  )
})

test('a detour lasts at most three turns, whatever the player says', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const { turns } = playThrough(structure, actions, { seed, xp: 200 })

      let run = 0
      for (const { ruling } of turns) {
        if (ruling.kind === 'detour' || ruling.kind === 'linger') run += 1
        if (ruling.kind === 'advance') run = 0
        expect(run).toBeLessThanOrEqual(DETOUR_MAX_TURNS)
      }
    }),
  )
})

test('immersion offers exactly two choices that differ in words and in what comes of them', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const { graph, turns } = playThrough(structure, actions, { seed, xp: 200 })

      for (const {
        ruling,
        outcome: { state },
      } of turns) {
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

test('the same actions and seed give the same states again, and leave earlier ones as they were', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const first = playThrough(structure, actions, { seed })
      const kept = structuredClone(first.turns)

      const again = playThrough(structure, actions, { seed })

      expect(again.turns).toEqual(kept)
      expect(first.turns).toEqual(kept)
    }),
  )
})

test('the share that is done never falls, and is 100 exactly at an ending', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, actions, seed) => {
      const { graph, turns } = playThrough(structure, actions, { seed })

      let before = 0
      for (const {
        outcome: { state, ending },
      } of turns) {
        const { completion_percentage } = progressOf(graph, state)
        expect(completion_percentage).toBeGreaterThanOrEqual(before)
        expect(completion_percentage === 100).toBe(ending !== null)
        before = completion_percentage
      }
    }),
  )
})

const PLAYERS: Record<string, readonly PlannedAction[]> = {
  cooperative: [
    { type: 'continue', pick: 0 },
    { type: 'continue', pick: 1 },
  ],
  silent: [goOn],
  stubborn: [{ type: 'custom_action', text: 'I sing to the crow' }],
  hostile: [
    { type: 'custom_action', text: 'I will not go anywhere' },
    { type: 'custom_action', text: 'undo' },
    { type: 'immerse' },
    { type: 'continue', pick: 1 },
  ],
}

test.for(Object.keys(PLAYERS))('a %s player reaches an authored ending', (player) => {
  fc.assert(
    fc.property(wellFormed, seed, (structure, seed) => {
      const habit = PLAYERS[player] ?? []
      const turns = Object.keys(structure.nodes).length * 40
      // Whoever has no XP left for words can still go on.
      const actions = Array.from({ length: turns }, (_, i) => habit[i % habit.length] ?? goOn)

      const walk = playThrough(
        structure,
        [...actions, ...Array.from({ length: turns }, () => goOn)],
        { seed, xp: 500 },
      )

      expect(walk.turns.at(-1)?.outcome.ending).not.toBeNull()
    }),
  )
})
