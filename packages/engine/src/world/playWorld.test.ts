import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  openGraph,
  getOwn,
  peopleAt,
  reactionsAt,
  startWorld,
  type StoryGraph,
} from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'

import { NO_LORE } from '../understanding/lore.ts'
import { narrate } from '../narration/narrate.ts'
import { richStory } from '../testing/arbitrariesOfState.ts'
import { seed } from '../testing/arbitraries.ts'
import { applyTurn, beginStory } from '../turn/apply.ts'
import { interpret, follow, immersionOf, nextDetour } from '../turn/decide.ts'
import type { Ruling } from './ruling.ts'
import type { TurnState } from './turnState.ts'
import { playWorld, worldOf } from './playWorld.ts'

function rulingsAt(graph: StoryGraph, state: TurnState): Ruling[] {
  const world = worldOf(graph, state)
  const stay = nextDetour(graph, state)
  return [
    ...state.offers.map((offer) => follow(graph, state, offer.path, 'choice')),
    immersionOf(graph, state),
    ...reactionsAt(graph, world, state.node).map(({ name, reaction }): Ruling => ({
      kind: 'reaction',
      answer: name,
      target: reaction.goes ?? null,
    })),
    ...peopleAt(graph, world, state.node).flatMap(({ id, topics }): Ruling[] => [
      { kind: 'topic', person: id, answer: null },
      ...topics.map(({ name }): Ruling => ({ kind: 'topic', person: id, answer: name })),
    ]),
    ...(stay ? [{ kind: 'detour', words: 'I hum', ...stay } as const] : []),
  ]
}

const COST = { xp: 1, multiplier: 1 }

function walk(graph: StoryGraph, picks: readonly number[], from: number) {
  let { state } = beginStory(graph, { xp: 500, seed: from })
  const steps: { before: TurnState; ruling: Ruling; after: TurnState }[] = []
  for (const pick of picks) {
    if (graph.isEnding(state.node)) break
    const rulings = rulingsAt(graph, state)
    const ruling = rulings[pick % rulings.length]
    if (ruling === undefined) break
    const { state: after } = applyTurn(graph, state, ruling, COST)
    steps.push({ before: state, ruling, after })
    state = after
  }
  return steps
}

const played = fc
  .tuple(richStory, fc.array(fc.nat({ max: 40 }), { maxLength: 25 }), seed)
  .map(([structure, picks, from]) => {
    const graph = openGraph(structure)
    return { structure, graph, steps: walk(graph, picks, from) }
  })

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('over random stories with state', () => {
  test('a stored state continues to exactly the same states', () => {
    fc.assert(
      fc.property(played, ({ structure, steps }) => {
        const reopened = openGraph(stored(structure))

        for (const { before, ruling, after } of steps) {
          const again = applyTurn(reopened, stored(before), stored(ruling), COST).state
          expect(stored(again)).toEqual(stored(after))
        }
      }),
    )
  })

  test('undo is exact: no turn touches the states before it', () => {
    fc.assert(
      fc.property(
        richStory,
        fc.array(fc.nat({ max: 40 }), { maxLength: 25 }),
        seed,
        (structure, picks, from) => {
          const graph = openGraph(structure)
          const whole = walk(graph, picks, from)

          const half = walk(graph, picks.slice(0, Math.ceil(picks.length / 2)), from)

          expect(whole.slice(0, half.length)).toEqual(half)
        },
      ),
    )
  })

  test('every value is declared, and the world is limited by its story', () => {
    fc.assert(
      fc.property(played, ({ structure, steps }) => {
        const groups = JSON.stringify(structure).split('{').length
        for (const { after } of steps) {
          const { values, told, given, recalled } =
            worldOf(openGraph(structure), after) ?? startWorld({})
          expect([true, false]).toContain(values['brave'])
          expect(['calm', 'wild']).toContain(values['mood'])
          expect([0, 1, 2, 3]).toContain(values['trust'])
          expect(values['health']).toBeGreaterThanOrEqual(0)
          expect(values['health']).toBeLessThanOrEqual(100)
          expect(Object.keys(values)).toHaveLength(6)
          expect(Object.keys(told).length).toBeLessThan(groups)
          expect(Object.keys(given).length).toBeLessThan(groups)
          expect(new Set(recalled.map(({ node, choice }) => `${node} ${choice}`)).size).toBe(
            recalled.length,
          )
        }
      }),
    )
  })

  test('there is always an open choice, and the listed choices are the open ones', () => {
    fc.assert(
      fc.property(played, ({ graph, steps }) => {
        for (const { before, ruling, after } of steps) {
          expect(after.offers.length > 0).toBe(!graph.isEnding(after.node))
          const telling = narrate({
            graph,
            state: before,
            ruling,
            action: null,
            language: 'en',
            manner: 'tenali',
            recent: [],
          })
          if (ruling.kind === 'immerse') continue
          expect(telling.choices).toEqual(after.offers.map(({ text }) => text))
          expect(telling.narrative).not.toMatch(/[{}]|undefined/u)
        }
      }),
    )
  })
})

const graph = openGraph(teaStall)

function stall(values: Readonly<Record<string, boolean | number | string>> = {}): TurnState {
  const { state } = beginStory(graph, { xp: 100, seed: 3 })
  const world = state.world && { ...state.world, values: { ...state.world.values, ...values } }
  const again = { ...state, world }
  return { ...again, offers: offersOf(again) }
}

const offersOf = (state: TurnState) =>
  applyTurn(graph, state, { kind: 'topic', person: 'nobody', answer: null }, COST).state.offers

const texts = ({ offers }: TurnState) => offers.map(({ text }) => text)
const valueOf = (state: TurnState, name: string) => getOwn(state.world?.values ?? {}, name)

function take(state: TurnState, text: string): TurnState {
  const action = { type: 'continue', selected_choice: text } as const
  const ruling = interpret({ graph, state, action, lore: NO_LORE })
  if (!('kind' in ruling)) throw new Error('The choice was refused')
  return applyTurn(graph, state, ruling, COST).state
}

const narrativeOf = (state: TurnState, ruling: Ruling) =>
  narrate({ graph, state, ruling, action: null, language: 'en', manner: 'kathakar', recent: [] })

test('the effects of a scene apply before its text is read', () => {
  const { state } = beginStory(graph, { xp: 100, seed: 3 })

  expect(valueOf(state, 'apron')).toBe('somila')
  expect(playWorld(graph, { ...state, world: undefined }, { kind: 'start' }).scene).toContain(
    'Somila, your apron still on, comes in.',
  )
})

test('a choice sets its values and stores its turn', () => {
  const after = take(stall(), 'Take the tea she offers')

  expect(valueOf(after, 'trust')).toBe(2)
  expect(after.world?.receipts['trust']).toEqual({ met: 1, changed: 1 })
  expect(after.world?.recalled).toEqual([{ node: 'arrival', choice: 0, turn: 1 }])
})

test('people and things of a scene are met in the turn that enters it', () => {
  expect(stall().world?.met).toEqual({ 'cast:jamuna': 0, 'things:letters': 0, 'codex:oghavati': 0 })
})

test('a choice whose condition does not hold is not offered and cannot be taken', () => {
  const action = { type: 'continue', selected_choice: 'Go through the door at the back' } as const

  const refused = interpret({ graph, state: stall(), action, lore: NO_LORE })

  expect(texts(stall())).toEqual(['Take the tea she offers', 'Walk on over the pass'])
  expect(refused).toEqual({ code: 'choice_locked' })
  expect(texts(stall({ trust: 4 }))).toContain('Go through the door at the back')
})

test('the built-in storyteller gives the reason of a closed choice', () => {
  const { narrative, choices } = narrativeOf(stall(), { kind: 'locked', choice: 1 })

  expect(narrative).toBe('Jamuna stands before it.')
  expect(choices).toEqual(texts(stall()))
})

test("a topic has the author's answer, only once if the author says so", () => {
  const ruling = {
    kind: 'topic',
    person: 'jamuna',
    answer: { of: 'topic', person: 'jamuna', index: 0 },
  } as const
  const state = stall({ trust: 2 })

  const { state: after } = applyTurn(graph, state, ruling, COST)

  expect(narrativeOf(state, ruling).narrative).toBe('“He went over with the mules,” says Jamuna.')
  expect(valueOf(after, 'knows_pass')).toBe(true)
  const left = peopleAt(graph, worldOf(graph, after), after.node)[0]?.topics
  expect(left?.map(({ name }) => name.index)).toEqual([1])
})

test('a person without an answer has a different line each time', () => {
  const ruling = { kind: 'topic', person: 'jamuna', answer: null } as const
  const first = stall()
  const { state: second } = applyTurn(graph, first, ruling, COST)

  expect(narrativeOf(first, ruling).narrative).not.toBe(narrativeOf(second, ruling).narrative)
})

test('a reaction sets values, shows its text, and enters its target', () => {
  const answer = { of: 'scene', node: 'arrival', index: 0 } as const
  const ruling: Ruling = { kind: 'reaction', answer, target: 'back' }

  const { state, ending, xp_gained } = applyTurn(graph, stall(), ruling, COST)

  expect(narrativeOf(stall(), ruling).narrative).toMatch(
    /Under the till lies a key\.\n\nA room of letters\./u,
  )
  expect(ending?.title).toBe('The room of letters')
  expect(valueOf(state, 'trust')).toBe(0)
  expect(state.visited).toEqual(['arrival', 'back'])
  expect(xp_gained).toBeGreaterThan(0)
})

test("an author's answer is no detour", () => {
  const ruling: Ruling = { kind: 'reaction', answer: { of: 'story', index: 0 }, target: null }

  expect(applyTurn(graph, { ...stall(), detour: 2 }, ruling, COST).state.detour).toBe(2)
})

test("a close-up shows the author's text and opens an exit of its own", () => {
  const state = stall()
  const ruling = immersionOf(graph, state)

  const { state: after } = applyTurn(graph, state, ruling, COST)

  expect(narrativeOf(state, ruling).setup).toContain('Behind the sacks the wall has a hole.')
  expect(texts(after)).toContain('Creep out by the hole in the wall')
  expect(after.offers).toHaveLength(2)
})

test("a player who lingers gets the author's lines", () => {
  const stay = { depth: 3, pressure: 'event', toward: 0 } as const

  const { narrative } = narrativeOf(stall(), { kind: 'detour', words: 'I hum', ...stay })

  expect(narrative).toContain('The kettle has begun to talk to itself.')
})

test('a text for a second visit is shown completely', () => {
  const first = take(stall(), 'Take the tea she offers')
  const back = take(first, 'Ask for another cup')
  const ruling = interpret({
    graph,
    state: back,
    action: { type: 'continue', selected_choice: 'Take the tea she offers' },
    lore: NO_LORE,
  })

  if (!('kind' in ruling)) throw new Error('The choice was refused')
  expect(narrativeOf(back, ruling).narrative).toContain(
    'You drink. The second cup is sweet. Wind outside.',
  )
})

test('a turn without state, stored by an older version, continues with the initial state', () => {
  const { world: _none, ...old } = stall()

  const after = take(old, 'Take the tea she offers')

  expect(valueOf(after, 'trust')).toBe(2)
})

const dice = openGraph({
  start_node: 'table',
  state: { die: { number: [1, 6] } },
  nodes: {
    table: {
      text: 'You throw {=die}.',
      enters: { sets: { die: '?' } },
      choices: [{ text: 'Throw again', target: 'table' }],
    },
  },
})
const again: Ruling = { kind: 'advance', choice: 0, target: 'table', by: 'choice' }

function thrown(from: number): number[] {
  let { state } = beginStory(dice, { xp: 500, seed: from })
  return Array.from({ length: 20 }, () => {
    state = applyTurn(dice, state, again, COST).state
    return Number(worldOf(dice, state)?.values['die'])
  })
}

test('random results depend on the seed: the same after an undo, different in another session', () => {
  const { state } = beginStory(dice, { xp: 500, seed: 5 })

  expect(applyTurn(dice, state, again, COST)).toEqual(applyTurn(dice, state, again, COST))
  expect(playWorld(dice, state, again).scene).toBe(`You throw ${thrown(5)[0]}.`)
  expect(thrown(5)).toEqual(thrown(5))
  expect(thrown(6)).not.toEqual(thrown(5))
  expect(new Set(thrown(5)).size).toBeGreaterThan(2)
})

test('a turn without random values, stored by an older version, draws from its own seed', () => {
  const { state } = beginStory(dice, { xp: 500, seed: 5 })
  const { chance: _none, ...world } = state.world ?? startWorld({})
  const old = { ...state, world }

  expect(playWorld(dice, old, again)).toEqual(playWorld(dice, old, again))
  expect(playWorld(dice, old, again).world?.chance?.seed).toBe(old.seed)
})

test('a story without state has no world in its states', () => {
  const plain = openGraph({
    start_node: 'a',
    nodes: {
      a: { text: 'A {b|c}.', choices: [{ text: 'Go', target: 'b' }] },
      b: { text: 'B', choices: [] },
    },
  })
  const { state } = beginStory(plain, { xp: 1, seed: 1 })

  expect(state).not.toHaveProperty('world')
  expect(
    narrate({
      graph: plain,
      state,
      ruling: { kind: 'start' },
      action: null,
      language: 'en',
      manner: 'kathakar',
      recent: [],
    }).narrative,
  ).toContain('A {b|c}.')
})
