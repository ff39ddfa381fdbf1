import { expect, test } from 'vitest'

import { reviewStructure } from '../review.ts'
import type { Choice, StoryNode, StoryStructure } from '../../schema/structure.ts'
import { playRulesOf } from '../../structure/playRules.ts'

const withChoices = (choices: readonly Choice[], text = 'A well.'): StoryStructure => ({
  state: { rope: { flag: false }, coins: { number: [0, 9] } },
  start_node: 'well',
  nodes: { well: { text, choices: [...choices] }, out: { text: 'Out.', choices: [] } },
})
const codesOf = (structure: StoryStructure) => reviewStructure(structure).map(({ code }) => code)

test.each([
  ['rope', 'not rope', false],
  ['coins < 3', 'coins >= 3', false],
  ['coins < 4', 'coins >= 3', true],
  ['rope', 'coins > 3', true],
])('two choices with the same text under %s and %s are duplicates: %s', (one, other, isAlike) => {
  const choices = [one, other].map((condition) => ({ text: 'Go', target: 'out', if: condition }))

  expect(codesOf(withChoices(choices)).includes('choices_alike')).toBe(isAlike)
})

test.each([
  ['a text that asks for it', '{rope: The rope is tied.|Deep.}', true],
  ['a text that does not', 'A rope would do.', false],
])('a choice that sets something may lead back to %s', (_, text, isFine) => {
  const choices = [
    { text: 'Tie the rope', target: 'well', sets: { rope: true } },
    { text: 'Go', target: 'out' },
  ]

  expect(codesOf(withChoices(choices, text)).includes('self_loop')).toBe(!isFine)
})

const asks = { to: ['light a fire'], text: 'It burns.', if: 'coins >= 2' }
const owl = { name: 'Owl', says: [{ about: ['fire'], text: 'Hoo.', if: 'coins >= 2' }] }
const varied = '{coins >= 2: Enough.|Too few.}'

test.each<[string, Partial<StoryNode>, Partial<StoryStructure>]>([
  ['a reaction of the scene', { reactions: [asks] }, {}],
  ['a reaction of the story', {}, { reactions: [asks] }],
  ['what a reaction tells', { reactions: [{ to: ['count'], text: varied }] }, {}],
  ['a topic of somebody who is there', { people: ['owl'] }, { cast: { owl } }],
  ['a closer look', { close_up: varied }, {}],
  ['a line for who lingers', { pressure: [varied] }, {}],
])('a choice may lead back where %s reads what it sets', (_, scene, story) => {
  const { nodes, ...whole } = withChoices([
    { text: 'Pick up a coin', target: 'well', sets: { coins: '+1' } },
    { text: 'Go', target: 'out' },
  ])
  const well = { text: '', choices: [], ...nodes['well'], ...scene }

  expect(codesOf({ ...whole, ...story, nodes: { ...nodes, well } })).not.toContain('self_loop')
})

test('a choice is useless if only another scene reads what it sets', () => {
  const { nodes, ...story } = withChoices([
    { text: 'Pick up a coin', target: 'well', sets: { coins: '+1' } },
    { text: 'Go', target: 'road' },
  ])
  const road = { text: 'A road.', reactions: [asks], choices: [{ text: 'On', target: 'out' }] }

  expect(codesOf({ ...story, nodes: { ...nodes, road } })).toContain('self_loop')
})

test('resting is a useful choice, because health is shown', () => {
  const story = withChoices([
    { text: 'Rest', target: 'well', sets: { strength: '+10' } },
    { text: 'Go', target: 'out' },
  ])

  expect(codesOf({ ...story, state: { strength: { health: true } } })).not.toContain('self_loop')
})

const wait: Choice = { text: 'Wait', target: 'well' }
const go: Choice = { text: 'Go', target: 'out' }

test.each([
  ['parts that follow each other', 'A well. {A frog sings.|Two frogs sing.|All is quiet.}', true],
  ['parts that go round within a condition', '{rope: {&Day.|Night.}|Deep.}', true],
  ['nothing but a condition', '{rope: The rope is tied.|Deep.}', false],
])('waiting is a useful choice where the text has %s: %s', (_, text, isFine) => {
  expect(codesOf(withChoices([wait, go], text)).includes('self_loop')).toBe(!isFine)
})

test('waiting is a useless choice without state, because braces are plain text', () => {
  const { state: _, ...stateless } = withChoices([wait, go], 'A well. {Frogs|No frogs}')

  expect(codesOf(stateless)).toContain('self_loop')
})

test('a choice may set the variable of a check in the same scene', () => {
  const check = { helps: 'coins', fails: { text: 'You slip.', target: 'out' } }
  const choices = [
    { text: 'Find a coin', target: 'well', sets: { coins: '+1' } },
    { text: 'Pay to be let down', target: 'out', check },
  ]

  expect(codesOf(withChoices(choices))).not.toContain('self_loop')
})

test.each([
  [1, true],
  [2, false],
])('with room for %i things, dropping one is useful: %s', (inventory_slots, isFine) => {
  const carried = (id: string) => ({ name: `the ${id}`, carried: id === 'lamp' })
  const story = {
    ...withChoices([
      { text: 'Put down the lamp', target: 'well', sets: { has_lamp: false } },
      { text: 'Take the bucket', target: 'out', sets: { has_bucket: true } },
    ]),
    things: { lamp: carried('lamp'), bucket: carried('bucket') },
    rules: playRulesOf({ inventory_slots }),
  }

  expect(codesOf(story).includes('self_loop')).toBe(!isFine)
})
