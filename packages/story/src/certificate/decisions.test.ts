import { expect, test } from 'vitest'

import { decisionsOf } from './decisions.ts'
import type { StoryStructure } from '../schema/structure.ts'

const choice = (target: string, sets?: Record<string, boolean>) => ({
  text: `To ${target}`,
  target,
  ...(sets && { sets }),
})
const ending = { title: 'End', text: 'It ends.', choices: [] }

const fork = (sets?: Record<string, boolean>, last = 'Rain.'): StoryStructure => ({
  start_node: 'fork',
  state: { wet: { flag: false } },
  nodes: {
    fork: { title: 'Fork', text: 'Two ways.', choices: [choice('meadow'), choice('river', sets)] },
    meadow: { title: 'Meadow', text: 'Grass.', choices: [choice('gate')] },
    river: { title: 'River', text: 'Water.', choices: [choice('gate')] },
    gate: { title: 'Gate', text: last, choices: [choice('home'), choice('away')] },
    home: ending,
    away: ending,
  },
})
const felt = (structure: StoryStructure) =>
  Object.fromEntries(decisionsOf(structure).map(({ node, isFelt }) => [node, isFelt]))

test('a choice between endings matters, and two paths that join again do not', () => {
  expect(felt(fork())).toEqual({ fork: false, gate: true })
})

test('a choice matters if a later text reads its effect', () => {
  expect(felt(fork({ wet: true }, '{wet: You drip. | You are dry.}'))).toEqual({
    fork: true,
    gate: true,
  })
})

test('a choice does not matter if nothing reads its effect', () => {
  expect(felt(fork({ wet: true }))).toEqual({ fork: false, gate: true })
})

test('a choice does not matter if both sides have the same effect', () => {
  const structure = fork(undefined, '{wet: You drip. | You are dry.}')
  const gate = { ...structure.nodes.gate!, enters: { sets: { wet: true } } }

  expect(felt({ ...structure, nodes: { ...structure.nodes, gate } }).fork).toBe(false)
})
