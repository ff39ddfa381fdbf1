import { expect, test } from 'vitest'

import { teaStall } from '../testing/richStories.ts'
import { reviewStory } from '../review/review.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { renameVariable } from './renameVariable.ts'
import { usesOfVariable } from './variableUses.ts'

const placesOf = (structure: StoryStructure, name: string) =>
  usesOfVariable(structure, name).map(({ path }) => path.join('/'))

test('finds a variable wherever it is read or set', () => {
  expect(placesOf(teaStall, 'trust')).toEqual([
    'cast/jamuna/says/0/if',
    'nodes/arrival/choices/1/if',
    'cast/jamuna/says/1/sets/trust',
    'nodes/arrival/reactions/0/sets/trust',
    'nodes/arrival/choices/0/sets/trust',
    'nodes/tea/choices/1/sets/trust',
  ])
  expect(placesOf(teaStall, 'apron')).toEqual([
    'nodes/arrival/text',
    'nodes/arrival/enters/sets/apron',
  ])
})

test('renames a variable everywhere and leaves other text unchanged', () => {
  const renamed = renameVariable(teaStall, 'apron', 'पोशाक')

  expect(renamed.nodes['arrival']?.text).toBe(
    'A stall in the snow. {पोशाक == "somila": Somila, your apron still on, | A boy} comes in.',
  )
  expect(placesOf(renamed, 'apron')).toEqual([])
  expect(Object.keys(renamed.state ?? {})).toEqual(['पोशाक', 'knows_pass', 'trust', 'found_hole'])
  expect(reviewStory(told(renamed))).toEqual(reviewStory(told(teaStall)))
  expect(renameVariable(renamed, 'पोशाक', 'apron')).toEqual(teaStall)
})

test('leaves similar texts and longer names unchanged', () => {
  const structure: StoryStructure = {
    start_node: 'a',
    state: { red: { flag: false }, reddish: { flag: false }, hue: { one_of: ['red', 'blue'] } },
    nodes: {
      a: {
        text: 'red 🪔 {red or reddish or hue == "red": red|{red: red}}',
        choices: [{ text: 'red', target: 'a', if: 'reddish  and   red', sets: { red: true } }],
      },
    },
  }

  const { nodes } = renameVariable(structure, 'red', 'ochre')

  expect(nodes['a']).toEqual({
    text: 'red 🪔 {ochre or reddish or hue == "red": red|{ochre: red}}',
    choices: [{ text: 'red', target: 'a', if: 'reddish  and   ochre', sets: { ochre: true } }],
  })
})

test('renames a name in brackets and keeps the brackets', () => {
  const structure: StoryStructure = {
    start_node: 'a',
    state: { pass: { flag: false }, trust: { number: [0, 3] } },
    nodes: {
      a: {
        text: '{(pass): In.|Out, {=trust}.}',
        choices: [{ text: 'On', target: 'a', if: 'not (pass) and ((trust)) >= 2' }],
      },
    },
  }

  const { a } = renameVariable(renameVariable(structure, 'pass', 'knows'), 'trust', 'faith').nodes

  expect(a?.text).toBe('{(knows): In.|Out, {=faith}.}')
  expect(a?.choices[0]?.if).toBe('not (knows) and ((faith)) >= 2')
})

test('changes nothing if the new name is taken or the old one is unused', () => {
  expect(renameVariable(teaStall, 'trust', 'apron')).toBe(teaStall)
  expect(renameVariable(teaStall, 'nobody', 'somebody')).toBe(teaStall)
})

const told = (structure: StoryStructure) => ({
  structure,
  content_rating: 'teen' as const,
  initial_xp: 100,
  game_config: {},
})
