import { expect, test } from 'vitest'

import { certify } from '../certificate/certify.ts'
import { usesOfVariable } from '../editing/variableUses.ts'
import { renameVariable } from '../editing/renameVariable.ts'
import { isPlayFinding } from '../finding.ts'
import { reviewStory } from '../review/review.ts'
import { openGraph } from '../structure/storyGraph.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { enterScene } from './enterScene.ts'
import { inputsAt, storeTypedValues } from './typed.ts'
import { startWorld } from './world.ts'
import { told } from '../testing/told.ts'

const door: StoryStructure = {
  start_node: 'door',
  state: { word: { typed: 8 }, name: { typed: 20, start: 'stranger' } },
  nodes: {
    door: {
      text: 'A door. “{=name}?”',
      asks: [
        { variable: 'name', label: 'Who are you?' },
        { variable: 'word', label: 'The word' },
      ],
      choices: [{ text: 'Knock', target: 'hall' }],
    },
    hall: {
      text: '{word == "lamp": Come in, {=name}. | “{=word}?” The door stays shut.}',
      choices: [
        { text: 'Go in', target: 'inside', if: 'word == "lamp"' },
        { text: 'Turn back', target: 'outside', if: 'word != "lamp"' },
      ],
    },
    inside: { text: 'Inside.', choices: [] },
    outside: { text: 'Outside.', choices: [] },
  },
}

const typedInto = (typed: Record<string, string>) => {
  const graph = openGraph(door)
  const before = startWorld(graph.declared ?? {})
  const world = storeTypedValues(graph, before, { node: 'door', typed, turn: 1 })
  return { world, text: enterScene(graph, world, 'hall', 1).text }
}

test('typed text is shown and can be tested by conditions', () => {
  expect(typedInto({ name: 'Mira', word: 'lamp' }).text).toBe('Come in, Mira.')
  expect(typedInto({ name: 'Mira', word: 'Lamp' }).text).toBe('“Lamp?” The door stays shut.')
})

test('blank input keeps the old value, and unknown fields are ignored', () => {
  const { world } = typedInto({ name: ' \n', word: 'lamp', trust: '9', __proto__: 'x' })

  expect(world.values).toEqual({ name: 'stranger', word: 'lamp' })
})

test('typed text is cut to one line and its limit, without direction characters', () => {
  const { world } = typedInto({
    name: 'Mi\u202Era\u0007\n of\tthe   river bank',
    word: '{=name}|}',
  })

  expect(world.values['name']).toBe('Mira of the river ba')
  expect(world.values['word']).toBe('{=name}|')
})

test('braces in typed text are shown unchanged', () => {
  expect(typedInto({ name: 'Mira', word: '{=name}' }).text).toBe('“{=name}?” The door stays shut.')
})

test('endings and scenes without a typed variable have no fields', () => {
  const odd: StoryStructure = {
    ...door,
    state: { word: { flag: true } },
    nodes: { ...door.nodes, inside: { ...door.nodes['inside']!, asks: door.nodes['door']?.asks } },
  }
  const graph = openGraph(odd)

  expect(inputsAt(graph, startWorld(graph.declared ?? {}), 'door')).toEqual([])
  const inside = openGraph(door)
  expect(inputsAt(inside, startWorld(inside.declared ?? {}), 'inside')).toEqual([])
  expect(reviewStory(told(odd))).toContainEqual(
    expect.objectContaining({
      code: 'unknown_name',
      path: ['nodes', 'door', 'asks', 1, 'variable'],
    }),
  )
})

test('both branches of a condition on typed text are walked, with the words', () => {
  const certificate = certify(told(door))
  const ways = certificate?.endings.map(({ node, path }) => [
    node,
    path.map(({ text }) => text).join(' > '),
  ])

  expect(ways).toEqual([
    ['inside', 'The word lamp > Knock > Go in'],
    ['outside', 'Knock > Turn back'],
  ])
  expect(reviewStory(told(door)).filter(isPlayFinding)).toEqual([])
})

test('the review finds a condition on text that no field accepts', () => {
  const { asks: _, ...bare } = door.nodes['door']!
  const findings = reviewStory(told({ ...door, nodes: { ...door.nodes, door: bare } }))

  expect(findings.map(({ code }) => code)).toContain('read_never_set')
  expect(findings.map(({ code }) => code)).toContain('condition_never_true')
})

test('a typed variable is found and renamed in its fields', () => {
  const renamed = renameVariable(door, 'word', 'password')

  expect(usesOfVariable(door, 'word').map(({ path }) => path.join('/'))).toContain(
    'nodes/door/asks/1/variable',
  )
  expect(renamed.nodes['door']?.asks?.[1]).toEqual({ variable: 'password', label: 'The word' })
  expect(renameVariable(renamed, 'password', 'word')).toEqual(door)
})

test('typed text can be compared only with quoted words', () => {
  const compared = (condition: string) =>
    reviewStory(
      told({
        ...door,
        nodes: {
          ...door.nodes,
          hall: { text: 'Hall.', choices: [{ text: 'On', target: 'inside', if: condition }] },
        },
      }),
    )
      .filter(({ code }) => code === 'bad_condition')
      .map(({ message }) => message)

  expect(compared('word == name')).toEqual([
    'What is typed can be compared with words in quotes alone.',
  ])
  expect(compared('word > 3')).toEqual(['A number is needed here.'])
  expect(compared('word == "lamp" or name != ""')).toEqual([])
})

test.for(['   ', '\u200b', '\u200d \u00ad'])('what is blank leaves what there was: %j', (typed) => {
  expect(typedInto({ name: typed }).text).toBe(typedInto({}).text)
  expect(typedInto({ name: typed, word: 'lamp' }).text).toBe('Come in, stranger.')
})

/** ज़ as one code point, and as two. */
const SPELLINGS = ['\u095b\u092e\u0940\u0928', '\u091c\u093c\u092e\u0940\u0928']

const asking = (word: string): StoryStructure => ({
  ...door,
  nodes: {
    ...door.nodes,
    hall: {
      text: `{word == "${word}": Come in. | The door stays shut.}`,
      choices: [
        { text: 'Go in', target: 'inside', if: `word == "${word}"` },
        { text: 'Turn back', target: 'outside', if: `word != "${word}"` },
      ],
    },
  },
})

test('different encodings of a word are equal, with or without joiners', () => {
  const told = SPELLINGS.flatMap((author) =>
    [...SPELLINGS, 'ज\u200dमीन', ...SPELLINGS.map((word) => `${word}\u200c`)].map((typed) => {
      const graph = openGraph(asking(author))
      const world = storeTypedValues(graph, startWorld(graph.declared ?? {}), {
        node: 'door',
        typed: { word: typed },
        turn: 1,
      })
      return enterScene(graph, world, 'hall', 1).text
    }),
  )

  const shut = 'The door stays shut.'
  const row = ['Come in.', 'Come in.', shut, 'Come in.', 'Come in.']
  expect(told).toEqual([...row, ...row])
})

test('a limit counts grapheme clusters', () => {
  const filled = '\u095b'.repeat(8)

  const kept = typedInto({ word: filled, name: 'ज़'.repeat(30) }).world.values

  expect(kept['word']).toBe(filled.normalize('NFC'))
  expect(kept['name']).toBe('ज़'.normalize('NFC').repeat(20))
})

test('any number of combining marks stays within the limit of a state', () => {
  const { world } = typedInto({ name: `ab${'a\u0301\u0302'.repeat(3)}c${'\u0301'.repeat(400)}` })

  expect(String(world.values['name']).normalize('NFC')).toBe(
    `ab${'a\u0301\u0302'.repeat(3)}`.normalize('NFC'),
  )
})

test('joiners stay inside words only', () => {
  const name = 'क्\u200dष\u200cम👩\u200d🚀'

  expect(typedInto({ name }).world.values['name']).toBe(name)
  expect(typedInto({ name: `\u200d${name}\u200d \u200c!` }).world.values['name']).toBe(`${name} !`)
  expect(typedInto({ name: SPELLINGS[0] ?? '' }).world.values['name']).toBe(SPELLINGS[1])
})

test.each(SPELLINGS)('the review accepts a word in either encoding: %s', (word) => {
  const set = asking(SPELLINGS[0] ?? '')
  const { asks: _asks, ...scene } = set.nodes['door']!
  const [knock] = scene.choices
  const structure: StoryStructure = {
    ...set,
    nodes: { ...set.nodes, door: { ...scene, choices: [{ ...knock!, sets: { word } }] } },
  }
  const codes = reviewStory(told(structure)).map(({ code, node }) => `${code} ${node}`)

  expect(reviewStory(told(set)).filter(isPlayFinding)).toEqual([])
  expect(codes).toContain('unreachable_ending outside')
  expect(codes).not.toContain('unreachable_ending inside')
})

test('a path that only blank input would close is no dead end', () => {
  const nodes = {
    ...door.nodes,
    hall: { text: 'A hall.', choices: [{ text: 'Go in', target: 'inside', if: 'name != ""' }] },
    outside: door.nodes['inside']!,
  }
  const { outside: _outside, ...kept } = nodes

  const codes = reviewStory(told({ ...door, nodes: kept })).map(({ code }) => code)

  expect(codes).not.toContain('dead_end_in_state')
})

test('the rating check includes values that are set', () => {
  const harmful = 'She strips the prisoner naked and tortures him.'
  const begun = { ...door, state: { ...door.state, name: { typed: 120, start: harmful } } }
  const [knock] = door.nodes['door']!.choices
  const set = {
    ...begun,
    state: { ...door.state, name: { typed: 120, start: 'stranger' } },
    nodes: {
      ...door.nodes,
      door: { ...door.nodes['door']!, choices: [{ ...knock!, sets: { name: harmful } }] },
    },
  }

  for (const structure of [begun, set]) {
    const codes = reviewStory(told(structure)).map(({ code }) => code)
    expect(codes).toContain('rating_words')
  }
})

test('a typed value may be as long as its limit in every script', () => {
  const inside = door.nodes['inside']!
  const setting = (word: string) => {
    const nodes = { ...door.nodes, inside: { ...inside, enters: { sets: { word } } } }
    return reviewStory(told({ ...door, nodes })).map(({ code }) => code)
  }

  expect(setting('श्रीनिवासन्')).not.toContain('bad_value')
  expect(setting('Srinivasan')).toContain('bad_value')
})
