import { expect, test } from 'vitest'

import type { StoryStructure } from '@kathasagar/story'

import { doorsOf } from './doorsOf.ts'

const to = (target: string, condition?: string) => ({
  text: `To ${target}`,
  target,
  ...(condition !== undefined && { if: condition }),
})
const scene = (...choices: ReturnType<typeof to>[]) => ({ title: 'Scene', text: 'Rain.', choices })

/** A yard with two gates. The key opens the cellar, which leads to the vault. */
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

test('a choice under a condition is a door, and what only it leads to lies behind it', () => {
  expect(doorsOf(yard)).toEqual({ doors: 1, behindDoors: 2, merges: 0, forks: 2 })
})

test('a scene that can also be reached in the open lies behind no door', () => {
  expect(doorsOf(withWest(to('field'), to('cellar')))).toMatchObject({ doors: 1, behindDoors: 0 })
})

test('a blank condition is no door', () => {
  expect(doorsOf(withWest(to('field', ' ')))).toMatchObject({ doors: 1 })
})

test.for([
  ['of which two options lead to one scene', [to('field'), to('field', 'key')], 1],
  ['whose options meet one scene later', [to('road')], 1],
  ['of which one option leads by the scene of the other', [to('east')], 1],
  ['whose options stay apart', [to('field')], 0],
] as const)('a decision %s is counted among %j', ([, choices, merges]) => {
  expect(doorsOf(withWest(...choices)).merges).toBe(merges)
})
