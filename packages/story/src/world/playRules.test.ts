import fc from 'fast-check'
import { expect, test } from 'vitest'

import { certify } from '../certificate/certify.ts'
import { decisionsOf } from '../certificate/decisions.ts'
import { applyPlayRules } from '../structure/playRules.ts'
import { reviewStory } from '../review/review.ts'
import { machineOf } from '../stateWalk/machine.ts'
import { walkStates } from '../stateWalk/walkStates.ts'
import { openGraph } from '../structure/storyGraph.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { reactionsAt } from './answers.ts'
import { chanceAt, chanceOf, succeeds } from './choiceChecks.ts'
import { choicesAt } from './choicesAt.ts'
import { enterScene, failChoice, takeChoice } from './enterScene.ts'
import { carriedIn, healthIn } from './meters.ts'
import { applySets, fitWorld, startWorld } from './world.ts'
import { told } from '../testing/told.ts'

const THINGS = ['rope', 'lamp', 'sack', 'drum']

const hut: StoryStructure = {
  start_node: 'hut',
  state: { health: { health: true, label: 'Health' }, nerve: { number: [0, 10], start: 5 } },
  things: Object.fromEntries(THINGS.map((id) => [id, { name: `the ${id}`, carried: false }])),
  nodes: {
    hut: {
      text: 'A hut.{has_rope: You have the rope.}',
      things: THINGS,
      choices: [
        ...THINGS.map((id) => ({
          text: `Take the ${id}`,
          target: 'hut',
          if: `not has_${id}`,
          sets: { [`has_${id}`]: true },
        })),
        { text: 'Leave the rope', target: 'hut', if: 'has_rope', sets: { has_rope: false } },
        { text: 'Go to the wall', target: 'wall' },
      ],
      reactions: [{ to: ['swap'], text: 'Done.', sets: { has_drum: true, has_rope: false } }],
    },
    wall: {
      text: 'A wall.',
      choices: [
        {
          text: 'Climb',
          target: 'top',
          if: 'health > 0',
          check: {
            helps: 'nerve',
            fails: { text: 'You fall.', target: 'wall', sets: { health: '-40', nerve: '+1' } },
          },
        },
        { text: 'Lie down', target: 'dead', if: 'health <= 0' },
      ],
    },
    top: { text: 'The top.{has_lamp: It is lit.}{has_sack: .}{has_drum: .}', choices: [] },
    dead: { text: 'You do not get up.', choices: [] },
  },
}

const ofPlay = (structure: StoryStructure, game_config = {}) =>
  reviewStory(told(structure, game_config))
    .filter(({ code }) => !['few_words', 'few_scenes'].includes(code))
    .map(({ code, node }) => `${code} ${node}`)
const playOf = (structure: StoryStructure, rules = {}, seed = 1) => {
  const graph = openGraph(applyPlayRules(structure, rules))
  const world = enterScene(graph, startWorld(graph.declared ?? {}, seed), graph.start, 0).world
  return { graph, world }
}

test('health starts at its maximum and stays between 0 and that', () => {
  const change = fc.integer({ min: -300, max: 300 }).map((by) => (by < 0 ? String(by) : `+${by}`))
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.array(fc.oneof(change, fc.integer())),
      (health_max, changes) => {
        const { graph, world } = playOf(hut, { health_max })
        const most = { label: 'Health', value: health_max, most: health_max }
        expect(healthIn(graph, world)).toEqual([most])

        let now = world
        for (const health of changes) {
          now = applySets(graph.declared ?? {}, now, { health }, 1)
          const [{ value } = { value: -1 }] = healthIn(graph, now)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(health_max)
        }
      },
    ),
  )
})

test('the inventory never exceeds its slots, and dropping a thing makes room', () => {
  const sets = fc.dictionary(
    fc.constantFrom(...THINGS.map((id) => `has_${id}`)),
    fc.constantFrom<(boolean | string)[]>(true, false, '?'),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.array(sets), (inventory_slots, all) => {
      const { graph, world } = playOf(hut, { inventory_slots })
      let now = world
      for (const each of all) {
        now = applySets(graph.declared ?? {}, now, each, 1)
        expect(carriedIn(graph, now).length).toBeLessThanOrEqual(inventory_slots)
      }
      const sent = { ...now, values: Object.fromEntries(THINGS.map((id) => [`has_${id}`, true])) }
      const fitted = fitWorld(graph.declared ?? {}, sent)
      expect(carriedIn(graph, fitted)).toHaveLength(Math.min(4, inventory_slots))
    }),
  )
})

test('a choice that takes a thing is locked until there is room', () => {
  const { graph, world } = playOf(hut, { inventory_slots: 2 })
  const taken = [0, 1].reduce(
    (now, choice) => takeChoice(graph, now, { node: 'hut', choice, turn: 1 }),
    world,
  )

  expect(choicesAt(graph, world, 'hut')).toMatchObject({ open: [0, 1, 2, 3, 5], full: [] })
  expect(choicesAt(graph, taken, 'hut')).toEqual({ open: [4, 5], locked: [2, 3], full: [2, 3] })
  // Drops the rope and takes the drum.
  expect(reactionsAt(graph, taken, 'hut')).toHaveLength(1)
  const free = takeChoice(graph, taken, { node: 'hut', choice: 4, turn: 2 })
  expect(choicesAt(graph, free, 'hut')).toMatchObject({ open: [0, 2, 3, 5], full: [] })
  expect(carriedIn(graph, free)).toEqual(['the lamp'])
})

test('a reaction is unavailable while there is no room for its thing', () => {
  const nodes = { ...hut.nodes }
  nodes['hut'] = { ...hut.nodes['hut']!, reactions: [{ text: 'Yes.', sets: { has_drum: true } }] }
  const { graph, world } = playOf({ ...hut, nodes }, { inventory_slots: 1 })
  const full = applySets(graph.declared ?? {}, world, { has_rope: true }, 1)

  expect(reactionsAt(graph, world, 'hut')).toHaveLength(1)
  expect(reactionsAt(graph, full, 'hut')).toHaveLength(0)
})

test('a chance depends on its variable and rules, and is never 0 or 100', () => {
  const { graph, world } = playOf(hut)
  const climb = { node: 'wall', choice: 0 }
  const at = (nerve: number, rules = {}) => {
    const ruled = openGraph(applyPlayRules(hut, rules))
    return chanceAt(ruled, applySets(graph.declared ?? {}, world, { nerve }, 1), climb)
  }

  expect([0, 5, 10].map((nerve) => at(nerve))).toEqual([30, 50, 70])
  expect(at(5, { skill_check_difficulty: 'easy' })).toBe(75)
  expect(at(0, { skill_check_difficulty: 'hard' })).toBe(5)
  expect(chanceAt(graph, world, { node: 'wall', choice: 1 })).toBeNull()
  expect(chanceOf('easy', { value: 99, least: 0, most: 9 })).toBe(95)
  expect(chanceOf('medium', { value: 3, least: 3, most: 3 })).toBe(50)
})

test('over many plays, the share of successes matches the chance', () => {
  for (const percent of [5, 30, 50, 75, 95]) {
    const seeds = Array.from({ length: 4000 }, (_, seed) => seed * 7919)
    const won = seeds.filter((seed) =>
      succeeds({ chance: { seed, drawn: {} } }, { node: 'wall', choice: 0 }, percent),
    )

    expect(Math.abs(won.length / 40 - percent)).toBeLessThan(3)
  }
})

test('undo and retry give the same result, and the next try a new one', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { graph, world } = playOf(hut, {}, seed)
      const at = { node: 'wall', choice: 0 }
      const row = (from: typeof world) => {
        const fallen: boolean[] = []
        let now = from
        for (let turn = 1; turn <= 12; turn += 1) {
          const isWon = succeeds(now, at, 50)
          fallen.push(isWon)
          now = isWon
            ? takeChoice(graph, now, { ...at, turn })
            : failChoice(graph, now, { ...at, turn }).world
        }
        return fallen
      }
      // Earlier actions and undo have no effect.
      const wandered = takeChoice(graph, world, { node: 'hut', choice: 0, turn: 1 })

      expect(row(world)).toEqual(row(world))
      expect(row(wandered)).toEqual(row(world))
    }),
  )
  const firsts = Array.from({ length: 40 }, (_, seed) => {
    const { world } = playOf(hut, {}, seed)
    return succeeds(world, { node: 'wall', choice: 0 }, 50)
  })
  expect(new Set(firsts).size).toBe(2)
})

test('the review walks success and failure without findings', () => {
  expect(ofPlay(hut, { inventory_slots: 2 })).toEqual([])
  expect(decisionsOf(hut)).toContainEqual({ node: 'wall', isFelt: true })

  const certificate = certify(told(hut, { inventory_slots: 2 }))
  expect(certificate?.endings.map(({ node, path }) => [node, path.at(-2)])).toEqual([
    ['top', expect.objectContaining({ text: 'Go to the wall' })],
    ['dead', expect.objectContaining({ choice: 0, text: 'Climb', fails: true })],
  ])
  // Five failures in a row are rarer than a success.
  const [top, dead] = certificate?.endings ?? []
  expect(top?.share).toBeGreaterThan(dead?.share ?? 1)
  expect(certificate?.plays.cut_short).toBe(0)
})

test('the walk never reaches a state with too many things', () => {
  for (const inventory_slots of [0, 1, 2, 3, 4]) {
    const walk = walkStates(machineOf(applyPlayRules(hut, { inventory_slots })))
    const { tracked } = walk.machine
    const digits = tracked.flatMap(({ name }, digit) => (name.startsWith('has_') ? [digit] : []))
    const most = Math.max(
      ...walk.digits.map((state) => digits.filter((digit) => state[digit] === 1).length),
    )

    expect(walk.isWhole).toBe(true)
    expect(most).toBe(inventory_slots)
  }
})

test.each<[string, (structure: StoryStructure) => StoryStructure, object, string]>([
  ['no room for anything', (it) => it, { inventory_slots: 0 }, 'choice_always_locked hut'],
  [
    'a failure without words',
    (it) => withCheck(it, { fails: { text: ' ', target: 'top' } }),
    {},
    'empty_text wall',
  ],
  [
    'a failure that leads nowhere',
    (it) => withCheck(it, { fails: { text: 'No.', target: 'gone' } }),
    {},
    'missing_target wall',
  ],
  [
    'a check that is helped by what is no number',
    (it) => withCheck(it, { helps: 'has_rope', fails: { text: 'No.', target: 'top' } }),
    {},
    'bad_value wall',
  ],
  [
    'a failure that sets what there is not',
    (it) => withCheck(it, { fails: { text: 'No.', target: 'top', sets: { luck: 1 } } }),
    {},
    'bad_value wall',
  ],
  [
    'a thing that no condition could name',
    (it) => ({
      ...it,
      things: { ...it.things, 'long knife': { name: 'a knife', carried: false } },
    }),
    {},
    'bad_value null',
  ],
  [
    'more at the start than there is room for',
    (it) => ({ ...it, things: { ...it.things, rope: { name: 'the rope', carried: true } } }),
    { inventory_slots: 0 },
    'bad_value null',
  ],
  [
    'health that no condition asks for',
    (it) => ({ ...it, nodes: { ...it.nodes, wall: open(it.nodes['wall']!) } }),
    {},
    'set_never_read wall',
  ],
  [
    'health set beyond its most',
    (it) => ({
      ...it,
      nodes: { ...it.nodes, top: { ...it.nodes['top']!, enters: { sets: { health: 90 } } } },
    }),
    { health_max: 50 },
    'bad_value top',
  ],
])('the review finds %s', (_, change, rules, found) => {
  expect(ofPlay(change(hut), rules)).toContain(found)
})

type Check = NonNullable<StoryNode['choices'][number]['check']>

const withCheck = (structure: StoryStructure, check: Check): StoryStructure => {
  const wall = structure.nodes['wall']!
  const choices = wall.choices.map((choice, at) => (at === 0 ? { ...choice, check } : choice))
  return { ...structure, nodes: { ...structure.nodes, wall: { ...wall, choices } } }
}

const open = (node: StoryNode): StoryNode => ({
  ...node,
  choices: node.choices.map(({ if: _if, ...choice }) => choice),
})

test('a scene that only a failure leads to is reachable', () => {
  const nodes = { ...hut.nodes, ditch: { text: 'A ditch.', choices: [] } }
  const unreached = { ...hut, nodes }
  const fails = { text: 'Down.', target: 'ditch' }

  expect(ofPlay(unreached)).toContain('unreachable_ending ditch')
  expect(ofPlay(withCheck(unreached, { fails }))).not.toContain('unreachable_ending ditch')
})

test('a plain story declares and shows no health or things', () => {
  const plain: StoryStructure = {
    start_node: 'a',
    things: { rope: { name: 'a rope' } },
    nodes: {
      a: { text: 'A {brace}.', choices: [{ text: 'On', target: 'b' }] },
      b: { text: 'B.', choices: [] },
    },
  }
  const { graph, world } = playOf(plain)

  expect(graph.declared).toBeNull()
  expect(enterScene(graph, world, 'a', 0).text).toBe('A {brace}.')
  expect([healthIn(graph, world), carriedIn(graph, world)]).toEqual([[], []])
})
