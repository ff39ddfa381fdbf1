import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { measureConditions, type MeasuredStory } from './measureStory.ts'
import { shortOf } from './floors.ts'

const whole: MeasuredStory = {
  slug: 'the-ferry',
  language: 'en',
  scenes: 14,
  words: 2000,
  endings: 4,
  plated: 0.5,
  reactions: 60,
  fewestReactions: 6,
  wideReactions: 8,
  fewestAlso: 3,
  people: 2,
  voices: 2,
  things: 3,
  pages: 2,
  variables: 2,
  decisions: 10,
  felt: 0.8,
  doors: 3,
  behindDoors: 2,
  merges: 4,
  forks: 10,
  minutes: { shortest: 3, median: 5, longest: 8 },
  isWalkedWhole: true,
  findings: [],
}

test('accepts a complete story that reaches all minimums', () => {
  expect(shortOf(whole)).toEqual([])
})

test.for([
  [{ fewestReactions: 5 }, 'a scene has 5 reactions, not 6'],
  [{ wideReactions: 0 }, '0 reactions of the whole story, not 6'],
  [{ fewestAlso: 2 }, 'a choice can be said in 2 other ways, not 3'],
  [{ voices: 1 }, '1 of 2 people have a voice'],
  [{ people: 0, voices: 0 }, '0 of 0 people have a voice'],
  [{ variables: 1 }, 'it remembers 1 things, not 2'],
  [{ scenes: 20, variables: 3 }, 'it remembers 3 things, not 4'],
  [{ pages: 0 }, 'it has no codex'],
  [{ plated: 0.4 }, '40 % of its scenes have a plate, not 45 %'],
  [{ doors: 2 }, '2 doors, not 3'],
  [{ merges: 5 }, '50 % of its decisions meet again at once, more than 45 %'],
  [{ felt: 0.7 }, '70 % of its decisions are felt, not 80 %'],
  [{ minutes: null }, 'the certificate does not vouch for it'],
  [{ findings: ['few_scenes: too few'] }, 'few_scenes: too few'],
] as const)('names the value that is below the minimum: %j', ([given, sentence]) => {
  expect(shortOf({ ...whole, ...given })).toEqual([`the-ferry: ${sentence}`])
})

test('requires higher minimums for a flagship story', () => {
  expect(shortOf({ ...whole, slug: 'a-measure-less', variables: 4 })).toHaveLength(4)
})

const to = (target: string, condition?: string) => ({
  text: `To ${target}`,
  target,
  ...(condition !== undefined && { if: condition }),
})
const scene = (...choices: ReturnType<typeof to>[]) => ({ title: 'Scene', text: 'Rain.', choices })

const yard: StoryStructure = {
  start_node: 'yard',
  state: { key: { flag: false } },
  nodes: {
    yard: scene(to('east'), to('west')),
    east: scene(to('road'), to('cellar', 'key')),
    west: scene(to('field')),
    cellar: scene(to('vault')),
    road: scene(),
    field: scene(),
    vault: scene(),
  },
}
const withWest = (...choices: ReturnType<typeof to>[]): StoryStructure => ({
  ...yard,
  nodes: { ...yard.nodes, west: scene(...choices) },
})

test('counts a conditional choice as a door, and scenes that only it reaches as behind it', () => {
  expect(measureConditions(yard)).toEqual({ doors: 1, behindDoors: 2, merges: 0, forks: 2 })
})

test('does not count a scene with an unconditional path, or a choice with a blank condition', () => {
  expect(measureConditions(withWest(to('field'), to('cellar')))).toMatchObject({
    doors: 1,
    behindDoors: 0,
  })
  expect(measureConditions(withWest(to('field', ' ')))).toMatchObject({ doors: 1 })
})

test.for([
  ['of which two options lead to one scene', [to('field'), to('field', 'key')], 1],
  ['whose options meet one scene later', [to('road')], 1],
  ['of which one option leads by the scene of the other', [to('east')], 1],
  ['whose options stay apart', [to('field')], 0],
] as const)('counts a decision %s among %j', ([, choices, merges]) => {
  expect(measureConditions(withWest(...choices)).merges).toBe(merges)
})
