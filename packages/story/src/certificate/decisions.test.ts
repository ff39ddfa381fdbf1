import { expect, test } from 'vitest'

import { decisionsOf } from './decisions.ts'
import type { StoryStructure } from '../schema/structure.ts'

const choice = (target: string, sets?: Record<string, boolean>) => ({
  text: `To ${target}`,
  target,
  ...(sets && { sets }),
})
const ending = { title: 'End', text: 'It ends.', choices: [] }

/** A fork whose two sides meet again before a last choice. */
const fork = (sets?: Record<string, boolean>, last = 'Rain.'): StoryStructure => ({
  start_node: 'fork',
  state: { wet: { flag: false } },
  nodes: {
    fork: {
      title: 'Fork',
      text: 'Two ways.',
      choices: [choice('meadow'), choice('river', sets)],
    },
    meadow: { title: 'Meadow', text: 'Grass.', choices: [choice('gate')] },
    river: { title: 'River', text: 'Water.', choices: [choice('gate')] },
    gate: { title: 'Gate', text: last, choices: [choice('home'), choice('away')] },
    home: ending,
    away: ending,
  },
})
const felt = (structure: StoryStructure) =>
  Object.fromEntries(decisionsOf(structure).map(({ node, isFelt }) => [node, isFelt]))

test('a choice between endings is felt, two ways that meet again are not', () => {
  expect(felt(fork())).toEqual({ fork: false, gate: true })
})

test('a choice is felt by what is read of it later', () => {
  expect(felt(fork({ wet: true }, '{wet: You drip. | You are dry.}'))).toEqual({
    fork: true,
    gate: true,
  })
})

test('a choice is not felt by what nobody reads', () => {
  expect(felt(fork({ wet: true }))).toEqual({ fork: false, gate: true })
})

test('a choice is not felt by what is set alike on both sides', () => {
  const structure = fork(undefined, '{wet: You drip. | You are dry.}')
  const gate = { ...structure.nodes.gate!, enters: { sets: { wet: true } } }

  expect(felt({ ...structure, nodes: { ...structure.nodes, gate } }).fork).toBe(false)
})
