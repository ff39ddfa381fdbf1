import type { DraftStructure } from '@kathasagar/story/schema'
import { makeStructure } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { editStructure } from './editStructure.ts'
import { freshName, nameErrorOf } from './nodeNames.ts'
import type { StructureEdit } from './structureEdit.ts'

const story = makeStructure()
const targets = ({ nodes }: DraftStructure, name: string) =>
  nodes[name]?.choices.map(({ target }) => target)

test('updates choices and the start scene when a scene is renamed, and preserves the order', () => {
  const renamed = editStructure(story, { kind: 'renameNode', node: 'jetty', name: 'pier' })

  expect(renamed.start_node).toBe('pier')
  expect(targets(renamed, 'current')).toEqual(['bargain', 'pier'])
  expect(Object.keys(renamed.nodes)).toEqual(['pier', 'current', 'bargain', 'morning'])
})

test('edits, moves and deletes choices', () => {
  const edits: StructureEdit[] = [
    { kind: 'addChoice', node: 'jetty', target: 'bargain' },
    { kind: 'setChoice', node: 'jetty', choice: 2, change: { text: 'Whistle' } },
    { kind: 'moveChoice', node: 'jetty', choice: 2, to: 0 },
    { kind: 'setChoice', node: 'jetty', choice: 1, change: { target: 'nowhere' } },
    { kind: 'removeChoice', node: 'jetty', choice: 2 },
  ]

  const edited = edits.reduce(editStructure, story)

  expect(edited.nodes['jetty']?.choices).toEqual([
    { text: 'Whistle', target: 'bargain' },
    { text: 'Swim across', target: 'nowhere' },
  ])
})

test('creates a scene as the target of a choice in one step', () => {
  const grown = editStructure(story, {
    kind: 'addTarget',
    node: 'current',
    choice: 0,
    name: 'deep',
  })

  expect(targets(grown, 'current')).toEqual(['deep', 'jetty'])
  expect(grown.nodes['deep']).toEqual({ text: '', choices: [] })
})

test('allows at most twelve choices in a scene', () => {
  const add: StructureEdit = { kind: 'addChoice', node: 'morning' }

  const full = Array.from({ length: 20 }, () => add).reduce(editStructure, story)

  expect(full.nodes['morning']?.choices).toHaveLength(12)
})

test.each<StructureEdit>([
  { kind: 'addNode', name: 'jetty' },
  { kind: 'renameNode', node: 'jetty', name: 'morning' },
  { kind: 'renameNode', node: 'nobody', name: 'somebody' },
  { kind: 'renameNode', node: 'jetty', name: 'jetty' },
  { kind: 'deleteNode', node: '__proto__' },
  { kind: 'setScene', node: 'toString', change: { text: 'x' } },
  {
    kind: 'setScene',
    node: 'morning',
    change: { text: 'The boat comes. It is yours, and rowed.', title: 'Morning' },
  },
  { kind: 'setStart', node: 'jetty' },
  { kind: 'addChoice', node: 'constructor' },
  { kind: 'setChoice', node: 'jetty', choice: 7, change: { text: 'x' } },
  { kind: 'setChoice', node: 'jetty', choice: 0, change: { target: 'current' } },
  { kind: 'moveChoice', node: 'jetty', choice: 0, to: -1 },
  { kind: 'moveChoice', node: 'jetty', choice: 0, to: 2 },
  { kind: 'removeChoice', node: 'jetty', choice: -3 },
  { kind: 'addTarget', node: 'jetty', choice: 9, name: 'lost' },
])('returns the same structure if $kind has no effect: $node $name', (edit) => {
  expect(editStructure(story, edit)).toBe(story)
})

test('rejects scene names that are blank, in use or too long', () => {
  const faults = ['jetty', 'Jetty', ' ', 'morning', 'x'.repeat(81), '__proto__', '<b>'].map(
    (name) => nameErrorOf(story, 'jetty', name),
  )

  expect(faults).toEqual([null, null, 'blank', 'taken', 'long', null, null])
})

test('creates a name that is not used by a scene or as a target', () => {
  const led = editStructure(story, {
    kind: 'setChoice',
    node: 'jetty',
    choice: 0,
    change: { target: 'scene_5' },
  })

  expect([freshName(led), freshName({ start_node: '', nodes: {} })]).toEqual(['scene_6', 'scene_1'])
})
