import { openGraph } from '@kathasagar/story'
import { storedPictureAddress } from '@kathasagar/story/storedPicture'
import { expect, test } from 'vitest'

import { inkGraph } from './graphAt.ts'

const HASH = 'a1'.repeat(32)
const WALK = { ways: 1, ended: 1, unfinished: 0, loose: 0, longest: 0, faults: [] }
const graph = openGraph({
  start_node: 'gate',
  nodes: { gate: { text: 'The gate.', choices: [] } },
  plates: {
    lamp: { image: '/plates/lamp.svg', alt: 'A lamp.' },
    picture_1: { image: storedPictureAddress(HASH), alt: 'A gate.' },
  },
  ink: { source: 'The gate.', compiled: '{}', walk: WALK },
})

test.each([
  ['lamp', 'lamp'],
  ['/plates/lamp.svg', 'lamp'],
  [storedPictureAddress(HASH, 960), 'picture_1'],
  ['/plates/rope.svg', undefined],
])('ink that shows %s shows the plate %s', (plate, shown) => {
  const scene = { place: 'gate', text: 'The gate.', choices: [], saved: '{}', plate }

  expect(inkGraph(graph, scene).node('gate').plate).toBe(shown)
})
