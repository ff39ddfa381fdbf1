import { expect, test } from 'vitest'

import { compareVersions } from './compareVersions.ts'

const before = {
  start_node: 'jetty',
  nodes: {
    jetty: {
      title: 'The jetty',
      text: 'The ferryman waits.\nOne hand is on the rope.',
      choices: [{ text: 'Cross', target: 'island' }],
    },
    island: { text: 'घास।', choices: [] },
  },
}

test('finds no changes between equal versions', () => {
  expect(compareVersions(before, structuredClone(before))).toEqual([])
})

test('lists removed and added lines with two lines of context', () => {
  const { jetty } = before.nodes
  const text = 'The ferryman waits.\nBoth hands are on the rope.'
  const after = { ...before, nodes: { ...before.nodes, jetty: { ...jetty, text } } }

  expect(compareVersions(before, after)).toEqual([
    { change: 'same', text: '...\n    text:\n      The ferryman waits.\n' },
    { change: 'removed', text: '      One hand is on the rope.\n' },
    { change: 'added', text: '      Both hands are on the rope.\n' },
    { change: 'same', text: '    choices:\n      0:\n...' },
  ])
})

test('lists a removed scene and a changed field as changes', () => {
  const { jetty } = before.nodes

  const changes = compareVersions(before, { start_node: 'jetty', nodes: { jetty } })

  expect(changes.filter(({ change }) => change !== 'same')).toEqual([
    { change: 'removed', text: '  island:\n    text: घास।\n    choices:\n' },
  ])
  expect(compareVersions({ page: { hash: 'a' } }, { page: { hash: 'b' } })).toEqual([
    { change: 'same', text: 'page:\n' },
    { change: 'removed', text: '  hash: a\n' },
    { change: 'added', text: '  hash: b\n' },
  ])
})
