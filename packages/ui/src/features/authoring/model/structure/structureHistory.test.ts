import { makeStructure } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import type { StructureEdit } from './structureEdit.ts'
import { changedNode, openHistory, record, redo, undo } from './structureHistory.ts'

const begun = openHistory(makeStructure())
const type = (text: string): StructureEdit => ({
  kind: 'setScene',
  node: 'jetty',
  change: { text },
  typing: 'text',
})

test('starts a new undo step after a pause in typing', () => {
  const once = record(record(begun, type('A'), 0), type('A b'), 900)
  const twice = record(once, type('A boat'), 2500)

  expect([once.past.length, twice.past.length]).toEqual([1, 2])
})

test('starts a new undo step when another field is edited', () => {
  const told = record(begun, type('A'), 0)
  const title: StructureEdit = {
    kind: 'setScene',
    node: 'jetty',
    change: { title: 'B' },
    typing: 'title',
  }
  const titled = record(told, title, 10)

  expect(titled.past).toHaveLength(2)
})

test('deletes the redo steps after a new edit', () => {
  const undone = undo(record(begun, type('A'), 0))

  const other = record(undone, type('B'), 10)

  expect(redo(other)).toBe(other)
})

test('limits the number of undo steps', () => {
  const long = Array.from({ length: 300 }).reduce<typeof begun>(
    (history, _, step) => record(history, type(`${step}`), step * 5000),
    begun,
  )

  expect(long.past).toHaveLength(200)
})

test('returns the restored scene after a deletion is undone', () => {
  const deleted = record(begun, { kind: 'deleteNode', node: 'bargain' }, 0)

  expect(changedNode(deleted.present, undo(deleted).present)).toBe('bargain')
})

test('returns null after a change of the start scene is undone', () => {
  const moved = record(begun, { kind: 'setStart', node: 'morning' }, 0)

  expect(changedNode(moved.present, begun.present)).toBeNull()
})
