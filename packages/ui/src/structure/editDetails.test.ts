import { makeStructure } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { editStructure } from './editStructure.ts'

const structure = makeStructure()
const node = structure.start_node
const noticed = (details: readonly string[]) =>
  editStructure(structure, { kind: 'setDetails', node, details }).nodes[node]?.details

test('what a reader may notice is kept without blank lines, and never more than counts', () => {
  const lines = ['  A wet rope ', '', ...Array.from({ length: 9 }, (_, at) => `bell ${at}`)]

  expect(noticed(lines)).toEqual(['A wet rope', ...lines.slice(2, 9)])
  expect(noticed(['x'.repeat(500)])).toEqual(['x'.repeat(400)])
})

test('nothing to notice and nothing to paint leave no trace in the story', () => {
  const told = editStructure(structure, { kind: 'setDetails', node, details: ['A bell'] })
  const painted = editStructure(told, { kind: 'setSketch', node, sketch: { place: 'river' } })

  const bare = editStructure(painted, { kind: 'setDetails', node, details: [' '] })
  const blank = editStructure(bare, { kind: 'setSketch', node, sketch: null })

  expect(painted.nodes[node]).toMatchObject({ details: ['A bell'], scene: { place: 'river' } })
  expect(blank).toEqual(structure)
})

test('the same details and the same sketch are no change', () => {
  const sketch = { place: 'river' }
  const painted = editStructure(structure, { kind: 'setSketch', node, sketch })

  expect(editStructure(painted, { kind: 'setSketch', node, sketch: { ...sketch } })).toBe(painted)
  expect(editStructure(painted, { kind: 'setDetails', node, details: [] })).toBe(painted)
})
