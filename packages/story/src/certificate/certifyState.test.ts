import { expect, test } from 'vitest'

import { certify } from './certify.ts'
import { playMinutes } from './playMinutes.ts'
import { reviewStructure } from '../review/review.ts'
import { machineOf } from '../stateWalk/machine.ts'
import { walkStates } from '../stateWalk/walkStates.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { told } from '../testing/told.ts'
import { STORY_LIMITS } from '../vocabulary/storyLimits.ts'

const words = (count: number) => 'word '.repeat(count)

const cellar = (close_up?: StoryNode['close_up']): StoryStructure => ({
  start_node: 'cellar',
  state: { hole: { flag: false }, sung: { flag: false } },
  reactions: [{ to: ['sing'], text: 'You sing.', sets: { sung: true }, once: true }],
  nodes: {
    cellar: {
      text: 'A cellar.',
      choices: [
        { text: 'Creep out', target: 'yard', if: 'hole and sung' },
        { text: 'Stay', target: 'night' },
      ],
      ...(close_up === undefined ? {} : { close_up }),
    },
    yard: { text: 'The yard.', choices: [] },
    night: { text: 'The night.', choices: [] },
  },
})

test('a path through state lists looks, answers and choices', () => {
  const certificate = certify(told(cellar({ text: 'A hole.', sets: { hole: true } })))

  expect(certificate?.endings[0]).toMatchObject({
    node: 'yard',
    path: [
      { choice: null, text: '' },
      { choice: null, text: 'sing' },
      { choice: 0, text: 'Creep out' },
    ],
  })
  expect(certificate?.plays).toMatchObject({ endings_seen: 1, cut_short: 0 })
  // The start counts once per combination of two flags, each ending only once.
  expect(certificate?.states).toEqual({ walked: 6, is_whole: true })
})

test('a story whose ending needs a flag that nothing sets gets no certificate', () => {
  const found = reviewStructure(cellar())

  expect(certify(told(cellar()))).toBeNull()
  expect(found.map(({ code, node }) => [code, node])).toContainEqual(['unreachable_ending', 'yard'])
})

const withOwl = (about: string[]): StoryStructure => {
  const { nodes, ...story } = cellar({ text: 'A hole.', sets: { hole: true } })
  const says = [{ about, text: 'It sings.', sets: { sung: true } }]
  const scene = { text: '', choices: [], ...nodes.cellar, people: ['owl'] }
  return {
    ...story,
    reactions: [],
    cast: { owl: { name: 'Owl', says } },
    nodes: { ...nodes, cellar: scene },
  }
}

test.each<[string, StoryStructure]>([
  [
    'a reaction without words to say',
    {
      ...cellar({ text: 'A hole.', sets: { hole: true } }),
      reactions: [{ to: ['…'], about: [], text: 'You sing.', sets: { sung: true } }],
    },
  ],
  ['a topic without words that name it', withOwl([])],
  ['a closer look that shows nothing', cellar({ text: ' ', sets: { hole: true } })],
])('%s opens nothing, as in play', (_, structure) => {
  const found = reviewStructure(structure).map(({ code, node }) => [code, node])

  expect(certify(told(structure))).toBeNull()
  expect(found).toContainEqual(['unreachable_ending', 'yard'])
})

test('an available topic opens a path', () => {
  expect(certify(told(withOwl(['song'])))?.endings.map(({ node }) => node)).toContain('yard')
})

const yard = (by: { scene?: string; story?: string }): StoryStructure => ({
  start_node: 'gate',
  reactions: by.story === undefined ? [] : [{ to: ['sing'], text: 'You sing.', goes: by.story }],
  nodes: {
    gate: {
      text: 'A gate.',
      choices: [{ text: 'Walk home', target: 'home' }],
      reactions: by.scene === undefined ? [] : [{ to: ['climb'], text: 'Up.', goes: by.scene }],
    },
    wall: { text: 'On the wall.', choices: [{ text: 'Jump down', target: 'yard' }] },
    yard: { text: 'The yard.', choices: [] },
    home: { text: 'Home.', choices: [] },
  },
})

test.each([
  ['a reaction of a scene', yard({ scene: 'wall' })],
  ['a reaction of the story', yard({ story: 'wall' })],
])('scenes that only %s leads to are reached, and their endings certified', (_, structure) => {
  const certificate = certify(told(structure))

  expect(reviewStructure(structure)).toEqual([])
  expect(certificate?.endings.map(({ node }) => node)).toEqual(['yard', 'home'])
})

test('a scene without any choice or reaction to it is unreachable', () => {
  const found = reviewStructure(yard({ story: 'home' })).map(({ code, node }) => [code, node])

  expect(found).toEqual([
    ['unreachable_node', 'wall'],
    ['unreachable_ending', 'yard'],
  ])
})

test('a reaction without phrases leads nowhere', () => {
  const structure = { ...yard({}), reactions: [{ text: 'You sing.', goes: 'wall' }] }

  const found = reviewStructure(structure).map(({ code, node }) => [code, node])

  expect(found).toContainEqual(['unreachable_node', 'wall'])
})

test('a scene is a dead end if only a reaction leads out and back', () => {
  const { nodes, ...story } = yard({ story: 'wall' })
  const pit = { text: 'A pit.', choices: [{ text: 'Dig', target: 'pit2' }] }
  const deep = { text: 'Deeper.', choices: [{ text: 'Dig back', target: 'pit' }] }

  const withWay = { ...story, nodes: { ...nodes, wall: { ...pit }, pit, pit2: deep } }
  const goes = [{ to: ['call'], text: 'A rope falls.', goes: 'yard' }]
  const helped = { ...withWay, nodes: { ...withWay.nodes, pit2: { ...deep, reactions: goes } } }
  const outOfReach = (structure: StoryStructure) =>
    reviewStructure({ ...structure, reactions: [] }).filter(
      ({ code }) => code === 'ending_out_of_reach',
    )

  expect(outOfReach(withWay).map(({ node }) => node)).toEqual(['wall', 'pit', 'pit2'])
  expect(outOfReach(helped)).toEqual([])
})

test('a one-time answer does not count twice', () => {
  const nodes = {
    ...cellar().nodes,
    cellar: {
      text: 'A cellar.',
      reactions: [{ to: ['knock'], text: 'Knock.', sets: { knocks: '+1' }, once: true }],
      choices: [
        { text: 'Creep out', target: 'yard', if: 'knocks >= 2' },
        { text: 'Stay', target: 'night' },
      ],
    },
  }
  const structure: StoryStructure = {
    start_node: 'cellar',
    state: { knocks: { number: [0, 5] } },
    nodes,
  }

  const found = reviewStructure(structure)

  expect(found).toContainEqual(
    expect.objectContaining({ code: 'choice_always_locked', node: 'cellar', choice: 0 }),
  )
})

test('a story may contain a choice that another one with the same text replaces', () => {
  const way = (target: string, condition: string) => ({ text: 'On', target, if: condition })
  const structure: StoryStructure = {
    start_node: 'gate',
    state: { hurt: { flag: false } },
    nodes: {
      gate: { text: 'A gate.', choices: [way('dead', 'hurt'), way('yard', 'not hurt')] },
      yard: {
        text: 'A yard.',
        choices: [
          { text: 'Fight', target: 'hall', sets: { hurt: true } },
          { text: 'Sneak', target: 'hall' },
        ],
      },
      hall: { text: 'A hall.', choices: [way('dead', 'hurt'), way('home', 'not hurt')] },
      dead: { text: 'Dead.', choices: [] },
      home: { text: 'Home.', choices: [] },
    },
  }

  const locked = reviewStructure(structure).filter(({ code }) => code === 'choice_always_locked')

  expect(locked).toEqual([
    expect.objectContaining({
      severity: 'hint',
      node: 'gate',
      choice: 0,
      message: expect.stringContaining('another of the same words is'),
    }),
  ])
})

test('minutes count the words that this play sees of a varied text', () => {
  const structure: StoryStructure = {
    start_node: 'gate',
    state: { rich: { flag: false } },
    nodes: {
      gate: { text: 'Go.', choices: [{ text: 'On', target: 'hall' }] },
      hall: { text: `{rich: ${words(1200)} | ${words(600)}}`, choices: [] },
    },
  }

  expect(playMinutes(structure)).toBe(3)
  expect(playMinutes(structure)).toBe(certify(told(structure))?.minutes.median)
})

test('an unchanged text counts only once', () => {
  const round = (text: string): StoryStructure => ({
    start_node: 'square',
    state: {},
    nodes: {
      square: {
        text: words(600),
        choices: [
          { text: 'Left', target: 'lane' },
          { text: 'Home', target: 'home' },
        ],
      },
      lane: { text, choices: [{ text: 'Back', target: 'square' }] },
      home: { text: 'Home.', choices: [] },
    },
  })

  expect(certify(told(round('A lane.')))?.minutes).toEqual({ shortest: 3, median: 3, longest: 3 })
  expect(certify(told(round(`{A|B} ${words(600)}`)))?.minutes.longest).toBeGreaterThan(6)
})

/** A scene with 11^8 states: eight numbers, each changed by an answer. */
const vast = (): StoryStructure => {
  const names = Array.from({ length: 8 }, (_, index) => `n${index}`)
  return {
    start_node: 'desk',
    state: Object.fromEntries(names.map((name) => [name, { number: [0, 10] as const }])),
    nodes: {
      desk: {
        text: names.map((name) => `{${name} > 9: Full.}`).join(' '),
        reactions: names.map((name) => ({ to: [name], text: 'More.', sets: { [name]: '+1' } })),
        choices: [
          { text: 'Rise', target: 'door' },
          { text: 'Fly', target: 'sky', if: 'n0 > 10' },
        ],
      },
      door: { text: 'The door.', choices: [] },
      sky: { text: 'The sky.', choices: [{ text: 'Land', target: 'door' }] },
    },
  }
}

test('a walk that is cut short says so and limits its findings', () => {
  const structure = vast()

  const found = reviewStructure(structure)

  expect(found).toContainEqual(
    expect.objectContaining({ code: 'too_large_to_walk', severity: 'hint' }),
  )
  expect(found).toContainEqual(
    expect.objectContaining({
      code: 'choice_always_locked',
      severity: 'hint',
      message: expect.stringMatching(/is never available \(in \d+ states and 500 random plays\)/u),
    }),
  )
  expect(certify(told(structure))?.states.is_whole).toBe(false)
})

test('variables that no later scene reads add no states', () => {
  const structure: StoryStructure = {
    start_node: 'a',
    state: { seen: { flag: false } },
    nodes: {
      a: {
        text: 'A.',
        choices: [
          { text: 'Look', target: 'b', sets: { seen: true } },
          { text: 'Pass', target: 'b' },
        ],
      },
      b: { text: '{seen: Seen.}', choices: [{ text: 'On', target: 'c' }] },
      c: { text: 'C.', choices: [] },
    },
  }

  const { places } = walkStates(machineOf(structure))

  expect(places.length).toBe(4)
})

test('a walk reports its progress', () => {
  const told: number[] = []

  walkStates(machineOf(vast()), { most: 12_000, onProgress: ({ states }) => told.push(states) })

  expect(told.length).toBeGreaterThan(1)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

/** Only a player who knows about the key can go up, and only the ending on the road teaches that. */
const tower = (known: { known?: true }): StoryStructure => ({
  start_node: 'tower',
  state: { key: { flag: false, ...known } },
  nodes: {
    tower: {
      text: 'A tower.',
      choices: [
        { text: 'Knock', target: 'road' },
        { text: 'Unlock it', target: 'room', if: 'key' },
      ],
    },
    road: { text: 'The road.', choices: [], enters: { sets: { key: true } } },
    room: { text: 'The room.', choices: [] },
  },
})

test('an ending can be reached with knowledge from an earlier play', () => {
  const codesOf = (structure: StoryStructure) =>
    reviewStructure(structure).map(({ code, node }) => [code, node])

  expect(codesOf(tower({}))).toContainEqual(['unreachable_ending', 'room'])
  expect(codesOf(tower({ known: true }))).not.toContainEqual(['unreachable_ending', 'room'])
  expect(certify(told(tower({ known: true })))?.endings.map(({ node }) => node)).toEqual([
    'road',
    'room',
  ])
})

test('paths are those of a first play if possible', () => {
  const { machine, cameFrom, places, digits } = walkStates(machineOf(tower({ known: true })))
  const road = places.indexOf(machine.wiring.placeOf.get('road') ?? -1)

  expect(digits[cameFrom[road] ?? -1]).toEqual([0])
})

const MAX_LESSONS = STORY_LIMITS.nodeChoicesMax - 1

function hall(flags: number, condition: string): StoryStructure {
  const names = Array.from({ length: flags }, (_, flag) => `found_${flag}`)
  // The number of lessons per scene is limited, so the last one sets the remaining flags.
  const lessons = names.slice(0, MAX_LESSONS)
  const lesson = (name: string) => ({
    text: 'You learn.',
    choices: [],
    enters: { sets: { [name]: true, ...(name === lessons.at(-1) ? taughtLast : {}) } },
  })
  const taughtLast = Object.fromEntries(names.slice(MAX_LESSONS).map((name) => [name, true]))
  return {
    start_node: 'hall',
    state: Object.fromEntries(names.map((name) => [name, { flag: false, known: true }])),
    nodes: {
      hall: {
        text: names.map((name) => `{${name}: You know.}`).join(' '),
        choices: [
          ...lessons.map((name) => ({ text: `Learn ${name}`, target: name })),
          { text: 'Open the door', target: 'room', if: condition },
        ],
      },
      ...Object.fromEntries(lessons.map((name) => [name, lesson(name)])),
      room: { text: 'The room.', choices: [] },
    },
  }
}

test('a path exists for a player with partial knowledge', () => {
  const halves = hall(2, 'found_0 and not found_1')

  const found = reviewStructure(halves).filter(({ severity }) => severity === 'error')

  expect(found).toEqual([])
  expect(certify(told(halves))?.endings.map(({ node }) => node)).toContain('room')
  expect(certify(told(halves))?.states.is_whole).toBe(true)
})

test('the review hints at dead ends for players with partial knowledge', () => {
  const halves = hall(2, 'found_0 == found_1')
  const { hall: start, room } = halves.nodes
  const choices = (start?.choices ?? []).slice(-1)
  const story = { ...halves, nodes: { hall: { text: '', ...start, choices }, room: room! } }

  const found = reviewStructure(story).filter(({ code }) => code === 'dead_end_in_state')

  expect(found).toMatchObject([{ node: 'hall', severity: 'hint' }])
})

test('too many known flags are walked in part, and the review says so', () => {
  const many = hall(12, 'found_0 and found_1 and not found_2 and not found_3')

  const found = reviewStructure(many)

  expect(found.map(({ code }) => code)).toContain('too_large_to_walk')
  expect(found).toContainEqual(
    expect.objectContaining({ code: 'choice_always_locked', severity: 'hint' }),
  )
})

test.each<[string, Partial<StoryStructure>]>([
  ['a reply of the story', { replies: { words: ['{sung: It echoes.|It is quiet.}'] } }],
  [
    'a reply of somebody who is there',
    { cast: { owl: { name: 'Owl', replies: { words: ['{sung: Again!|Hoo.}'] } } } },
  ],
])('what %s asks for is read, and told by what is so', (_, part) => {
  const story: StoryStructure = {
    start_node: 'cave',
    state: { sung: { flag: false } },
    ...part,
    nodes: {
      cave: {
        text: 'A cave.',
        ...(part.cast === undefined ? {} : { people: ['owl'] }),
        choices: [
          { text: 'Sing', target: 'deep', sets: { sung: true } },
          { text: 'Go on', target: 'deep' },
        ],
      },
      deep: {
        text: 'Deeper.',
        ...(part.cast === undefined ? {} : { people: ['owl'] }),
        choices: [{ text: 'Out', target: 'out' }],
      },
      out: { text: 'Out.', choices: [] },
    },
  }

  const codes = reviewStructure(story).map(({ code }) => code)

  expect(codes).not.toContain('set_never_read')
})
