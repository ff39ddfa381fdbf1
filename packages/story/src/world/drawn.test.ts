import { expect, test } from 'vitest'

import { certify } from '../certificate/certify.ts'
import { reviewStory } from '../review/review.ts'
import { openGraph } from '../structure/storyGraph.ts'
import { walkStates } from '../stateWalk/walkStates.ts'
import { machineOf } from '../stateWalk/machine.ts'
import type { StoryStructure } from '../schema/structure.ts'
import type { Sets } from '../schema/variables.ts'
import { drawnFrom } from './drawn.ts'
import { enterScene, takeChoice } from './enterScene.ts'
import { applySets, startWorld } from './world.ts'
import { told } from '../testing/told.ts'

const state = {
  die: { number: [1, 6] },
  card: { one_of: ['ace', 'king', 'queen'] },
  lucky: { flag: false },
  name: { typed: 20 },
} as const

const table: StoryStructure = {
  start_node: 'table',
  state: { die: state.die, card: state.card },
  nodes: {
    table: {
      text: 'You throw {=die}.',
      enters: { sets: { die: '?1..6' } },
      choices: [
        { text: 'Draw', target: 'drawn', if: 'die >= 4', sets: { card: '?ace|king' } },
        { text: 'Throw again', target: 'table' },
      ],
    },
    drawn: {
      text: '{card == "ace": An ace. | {card == "queen": A queen. | A king.}}',
      choices: [
        { text: 'Take it', target: 'won', if: 'card == "ace"' },
        { text: 'Leave', target: 'lost', if: 'card != "ace"' },
      ],
    },
    won: { text: 'Won.', choices: [] },
    lost: { text: 'Lost.', choices: [] },
  },
}

const codesOf = (structure: StoryStructure) => reviewStory(told(structure)).map(({ code }) => code)

test('only valid values of a variable can be drawn', () => {
  expect(drawnFrom(state.die, '?2..4')).toEqual([2, 3, 4])
  expect(drawnFrom(state.die, '?1|6|6')).toEqual([1, 6, 6])
  expect(drawnFrom(state.die, '?')).toEqual([1, 2, 3, 4, 5, 6])
  expect(drawnFrom(state.card, '?king|ace')).toEqual(['king', 'ace'])
  expect(drawnFrom(state.lucky, '?')).toEqual([false, true])

  const none = [
    drawnFrom(state.die, '?0..6'),
    drawnFrom(state.die, '?4..2'),
    drawnFrom(state.die, '?1|x'),
    drawnFrom(state.card, '?jack|ace'),
    drawnFrom(state.name, '?'),
    drawnFrom({ one_of: ['?', 'a'] }, '?'),
    drawnFrom(state.die, 3),
  ]
  expect(none).toEqual(none.map(() => null))
})

const drawnRow = (seed: number, sets: Sets, times: number) => {
  let world = startWorld(state, seed)
  return Array.from({ length: times }, (_, turn) => {
    world = applySets(state, world, sets, turn)
    return world.values
  })
}

test('the same seed draws the same, another seed differs, and all values occur', () => {
  const sets = { die: '?1..6', card: '?', lucky: '?' }
  const row = drawnRow(7, sets, 60)

  expect(drawnRow(7, sets, 60)).toEqual(row)
  expect(drawnRow(8, sets, 60)).not.toEqual(row)
  expect(new Set(row.map(({ die }) => die))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(new Set(row.map(({ card }) => card))).toEqual(new Set(['ace', 'king', 'queen']))
  expect(new Set(row.map(({ lucky }) => lucky))).toEqual(new Set([false, true]))
})

test('draws of a variable are independent of other draws', () => {
  const alone = drawnRow(7, { die: '?' }, 20).map(({ die }) => die)
  const beside = drawnRow(7, { card: '?', die: '?', lucky: '?' }, 20).map(({ die }) => die)

  expect(beside).toEqual(alone)
})

test('undo and replay draw the same', () => {
  const graph = openGraph(table)
  const before = enterScene(graph, startWorld(graph.declared ?? {}, 3), 'table', 0).world
  const again = { node: 'table', choice: 1, turn: 1 }

  const [one, other] = [0, 1].map(() =>
    enterScene(graph, takeChoice(graph, before, again), 'table', 1),
  )

  expect(other).toEqual(one)
  expect(one?.text).toBe(`You throw ${one?.world.values['die']}.`)
})

test('every random outcome is walked, and no other', () => {
  const walk = walkStates(machineOf(table))
  const { wiring, tracked } = walk.machine
  const die = tracked.findIndex(({ name }) => name === 'die')
  const card = tracked.findIndex(({ name }) => name === 'card')
  const digitsAt = (name: string, digit: number) =>
    walk.digits
      .flatMap((digits, at) => (wiring.names[walk.places[at] ?? -1] === name ? digits : []))
      .filter((_, at) => at % tracked.length === digit)

  expect(walk.isWhole).toBe(true)
  expect(new Set(digitsAt('table', die))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  expect(new Set(digitsAt('drawn', card))).toEqual(new Set([0, 1]))
})

test('a random story is certified, and values that are never drawn are found', () => {
  const certificate = certify(told(table))

  expect(certificate?.endings.map(({ node, path }) => [node, path.length])).toEqual([
    ['won', 2],
    ['lost', 2],
  ])
  expect(certificate?.endings.every(({ share }) => share > 0)).toBe(true)
  expect(reviewStory(told(table)).filter(({ code }) => code === 'condition_never_true')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('queen') }),
  ])
})

test('a choice that no draw opens is found', () => {
  const take = { text: 'Take the queen', target: 'won', if: 'card == "queen"' }
  const drawn = { ...table.nodes['drawn']!, choices: [take, ...table.nodes['drawn']!.choices] }

  const codes = codesOf({ ...table, nodes: { ...table.nodes, drawn } })

  expect(codes).toContain('choice_always_locked')
  expect(codesOf(table)).not.toContain('choice_always_locked')
})

test('a draw of an invalid value is rejected by the review', () => {
  const wrong: StoryStructure = {
    ...table,
    nodes: {
      ...table.nodes,
      table: { ...table.nodes['table']!, enters: { sets: { die: '?1..20' } } },
    },
  }

  expect(codesOf(wrong)).toContain('bad_value')
  expect(codesOf(table)).not.toContain('bad_value')
})

test('the walk of a scene with many draws is bounded', () => {
  const dice = ['a', 'b', 'c', 'd']
  const rooms = Array.from({ length: 12 }, (_, at) => `room_${at}`)
  const hall: StoryStructure = {
    start_node: 'hall',
    state: Object.fromEntries(dice.map((name) => [name, { number: [1, 20] as const }])),
    nodes: {
      hall: { text: 'A hall.', choices: rooms.map((target) => ({ text: target, target })) },
      ...Object.fromEntries(
        rooms.map((room) => [
          room,
          {
            text: dice.map((name) => `{${name} == 7: Seven.}`).join(' '),
            enters: { sets: Object.fromEntries(dice.map((name) => [name, '?'])) },
            choices: [{ text: 'Go', target: 'out' }],
          },
        ]),
      ),
      out: { text: 'Out.', choices: [] },
    },
  }

  const { places, isWhole } = walkStates(machineOf(hall))

  expect(isWhole).toBe(false)
  expect(places.length).toBeLessThan(130_000)
})

test('the walk of a cycle with large draws is bounded', () => {
  const dice = ['a', 'b', 'c', 'd']
  const ring: StoryStructure = {
    start_node: 'ring',
    state: Object.fromEntries(dice.map((name) => [name, { number: [1, 200] as const }])),
    nodes: {
      ring: {
        text: dice.map((name) => `{${name} == 7: Seven.}`).join(' '),
        enters: { sets: Object.fromEntries(dice.map((name) => [name, '?'])) },
        choices: [
          { text: 'Again', target: 'ring' },
          { text: 'Go', target: 'out' },
        ],
      },
      out: { text: 'Out.', choices: [] },
    },
  }

  expect(walkStates(machineOf(ring)).isWhole).toBe(false)
  expect(codesOf(ring)).toContain('too_large_to_walk')
})
