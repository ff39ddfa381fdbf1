import { expect, test } from 'vitest'

import { declaredIn } from './declaredIn.ts'
import { certify } from '../certificate/certify.ts'
import { reviewStructure } from '../review/review.ts'
import { reviewLanguage } from '../review/rules/reviewLanguage.ts'
import { openGraph } from './storyGraph.ts'
import type { Reaction } from '../schema/storyParts.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { choicesAt } from '../world/choicesAt.ts'
import { enterScene } from '../world/enterScene.ts'
import { setFacts } from '../world/rememberFact.ts'
import { startWorld } from '../world/world.ts'
import { told } from '../testing/told.ts'

const gate = (condition: string, text = 'The gate.'): StoryStructure => ({
  start_node: 'hall',
  state: {},
  cast: { mother: { name: 'Mother' }, brother: { name: 'Brother' } },
  things: { lamp: { name: 'the lamp' } },
  nodes: {
    hall: { text: 'The hall.', people: ['mother'], choices: [{ text: 'Go', target: 'gate' }] },
    gate: {
      text,
      choices: [
        { text: 'Pass', target: 'out', if: condition },
        { text: 'Turn back', target: 'hall' },
      ],
    },
    out: { text: 'Out.', choices: [] },
  },
})

const messages = (story: StoryStructure) => reviewLanguage(story).map(({ message }) => message)
const promised = { kind: 'promised', about: ['mother'], what: 'to be back before dark' }
const worldAfter = (story: StoryStructure, facts: readonly (typeof promised)[]) => {
  const declared = declaredIn(story) ?? {}
  return setFacts(declared, startWorld(declared), facts, { turn: 3, isSo: true })
}

test.for([
  'promised_mother',
  'told_brother or gave_lamp',
  'hurt_anyone and not asked_mother',
  'is_called',
])('a condition may test whether %s', (condition) => {
  expect(messages(gate(condition))).toEqual([])
})

test.for(['promised_uncle', 'hurt_lamp', 'promised_', 'stole_mother'])(
  '%s stands for nobody, and is refused',
  (condition) => {
    expect(messages(gate(condition))).toEqual([`The state has nothing named “${condition}”.`])
  },
)

test('a choice that needs a promise opens only for a player who made it', () => {
  const story = gate('promised_mother')
  const graph = openGraph(story)
  const openAfter = (facts: readonly (typeof promised)[]) =>
    choicesAt(graph, worldAfter(story, facts), 'gate').open

  expect(openAfter([])).toEqual([1])
  expect(openAfter([promised])).toEqual([0, 1])
  expect(openAfter([{ ...promised, about: ['brother'] }])).toEqual([1])
  expect(openAfter([{ ...promised, kind: 'told' }])).toEqual([1])
})

test('a text shows the words of a promise', () => {
  const text = '{promised_mother: You promised {=promised_mother}.|Nobody waits.}'
  const story = gate('promised_mother', text)
  const graph = openGraph(story)
  const read = (facts: readonly (typeof promised)[]) =>
    enterScene(graph, worldAfter(story, facts), 'gate', 4).text

  expect(messages(story)).toEqual([])
  expect(read([promised]).trim()).toBe('You promised to be back before dark.')
  expect(read([]).trim()).toBe('Nobody waits.')
})

test.for<[string, Partial<StoryStructure>]>([
  ['a reply of the story', { replies: { words: ['{promised_mother: She waits.|Nobody waits.}'] } }],
  [
    'a reply of somebody',
    { cast: { mother: { name: 'Mother', replies: { greet: ['{promised_mother: Well?|So.}'] } } } },
  ],
])('%s may test a fact', ([, part]) => {
  const { cast, ...story } = gate('true')

  expect(messages({ ...story, ...part, cast: { ...cast, ...part.cast } })).toEqual([])
})

test('a fact may be tested directly after a line break', () => {
  expect(messages(gate('is_called or\npromised_mother'))).toEqual([])
})

test('facts that nothing tests leave the world unchanged', () => {
  const story = gate('promised_mother')

  expect(worldAfter(story, [{ ...promised, kind: 'hurt' }])).toEqual(worldAfter(story, []))
})

test("an author's variable with such a name takes precedence", () => {
  const story = {
    ...gate('promised_mother == 2'),
    state: { promised_mother: { number: [0, 3] as [number, number] } },
  }

  expect(messages(story)).toEqual([])
  expect(declaredIn(story)).toEqual({ promised_mother: { number: [0, 3] } })
})

test('the certificate reaches what a promise opens and names its listener', () => {
  const certificate = certify(told(gate('promised_mother')))

  expect(certificate?.endings[0]?.path).toMatchObject([
    { node: 'hall', choice: null, text: 'promised_mother' },
    { node: 'hall', choice: 0 },
    { node: 'gate', choice: 0 },
  ])
})

test('a fact about an absent person opens nothing, and the review says so', () => {
  const found = reviewStructure(gate('promised_brother'))

  expect(found.map(({ code, node }) => [code, node])).toContainEqual([
    'choice_always_locked',
    'gate',
  ])
})

const doing = (condition: string, by: { choice?: string; reaction?: Reaction }): StoryStructure => {
  const { nodes, ...story } = gate(condition)
  const choices = [{ text: by.choice ?? 'Go', target: 'gate' }]
  return {
    ...story,
    reactions: by.reaction ? [by.reaction] : [],
    nodes: { ...nodes, hall: { text: 'The hall.', people: ['mother'], choices } },
  }
}
const hit = { to: ['hit her'], text: 'She ducks.' }

test.for<[string, Parameters<typeof doing>[1]]>([
  ['gave_lamp', {}],
  ['gave_mother', {}],
  ['hurt_mother', { choice: 'Give her the lamp' }],
  ['gave_lamp', { choice: 'Give her the broom' }],
  ['hurt_mother', { reaction: hit }],
])('a fact that no choice or action makes true (%s) is found', ([condition, by]) => {
  const found = reviewStructure(doing(condition, by)).map(({ code, node }) => [code, node])

  expect(certify(told(doing(condition, by)))).toBeNull()
  expect(found).toContainEqual(['choice_always_locked', 'gate'])
})

test('a thing that nothing gives is found at its declaration', () => {
  const found = reviewStructure(doing('gave_lamp', {}))

  expect(found).toContainEqual(
    expect.objectContaining({ code: 'read_never_set', path: ['things', 'lamp'] }),
  )
})

test.for<[string, Parameters<typeof doing>[1], string]>([
  ['gave_lamp and gave_anyone', { choice: 'Give her the lamp' }, 'Give her the lamp'],
  ['gave_mother', { choice: 'माँ को चिराग़ दे दो।' }, 'माँ को चिराग़ दे दो।'],
  ['hurt_mother', { reaction: { ...hit, deeds: ['hit'] } }, 'hit her'],
])('%s becomes true by the words of an action', ([condition, by, text]) => {
  const certificate = certify(told(doing(condition, by)))

  expect(certificate?.endings[0]?.path[0]).toEqual({ node: 'hall', choice: null, text })
})
