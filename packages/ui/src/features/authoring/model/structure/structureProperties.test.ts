import fc from 'fast-check'
import type { DraftStructure } from '@kathasagar/story/schema'
import { expect, test } from 'vitest'

import { editStructure } from './editStructure.ts'
import { outlineRows } from './outlineRows.ts'
import { searchStructure } from './findReplace.ts'
import type { StructureEdit } from './structureEdit.ts'
import { openHistory, record, redo, undo } from './structureHistory.ts'
import { isSameShape, waysOf } from './structureShape.ts'

const HOSTILE = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  '\u202Efdp.exe',
  '\uD800',
  '7',
  '',
  '{"a":1}',
] as const

const name = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.string({ maxLength: 6 }),
)
const words = fc.string({ maxLength: 8 })
const place = fc.integer({ min: -1, max: 4 })

const sets = fc.dictionary(name, fc.constantFrom(true, 3, '+1'), { maxKeys: 2 })
const reaction = fc.record({ text: words, goes: name, sets }, { requiredKeys: ['text'] })
const ids = fc.array(name, { maxLength: 3 })
const choice = fc.record(
  { text: words, target: name, also: ids, if: words, sets },
  { requiredKeys: ['text', 'target'] },
)
const node = fc.record(
  {
    text: words,
    choices: fc.array(choice, { maxLength: 4 }),
    people: ids,
    things: ids,
    meets: ids,
    enters: fc.record({ sets }),
    reactions: fc.array(reaction, { maxLength: 2 }),
    close_up: fc.oneof(words, fc.record({ text: words, sets })),
    plate: name,
  },
  { requiredKeys: ['text', 'choices'] },
)
const thing = fc.record({ name: words })
const named = <T>(value: fc.Arbitrary<T>) => fc.dictionary(name, value, { maxKeys: 3 })
const person = fc.record(
  {
    name: words,
    portrait: name,
    says: fc.array(fc.record({ about: ids, text: words, sets }), { maxLength: 2 }),
  },
  { requiredKeys: ['name'] },
)
const page = fc.record({ id: name, title: words, text: words })

const parts = fc.record(
  {
    cast: named(person),
    things: named(thing),
    state: named(fc.constant({ flag: false })),
    codex: fc.uniqueArray(page, { maxLength: 3, selector: ({ id }) => id }),
    reactions: fc.array(reaction, { maxLength: 2 }),
    plates: named(fc.record({ image: words, alt: words })),
  },
  { requiredKeys: [] },
)

const structure: fc.Arbitrary<DraftStructure> = fc
  .tuple(name, fc.array(fc.tuple(name, node), { maxLength: 8 }), parts)
  .map(([start_node, entries, living]) => ({
    ...living,
    start_node,
    nodes: Object.fromEntries(entries),
  }))
const part = fc.constantFrom(
  'cast' as const,
  'things' as const,
  'codex' as const,
  'plates' as const,
)

const edit: fc.Arbitrary<StructureEdit> = fc.oneof(
  fc.record({ kind: fc.constant('addNode' as const), name }),
  fc.record({ kind: fc.constant('renameNode' as const), node: name, name }),
  fc.record({ kind: fc.constant('deleteNode' as const), node: name }),
  fc.record({ kind: fc.constant('setStart' as const), node: name }),
  fc.record({ kind: fc.constant('addChoice' as const), node: name, target: name }),
  fc.record({ kind: fc.constant('moveChoice' as const), node: name, choice: place, to: place }),
  fc.record({ kind: fc.constant('removeChoice' as const), node: name, choice: place }),
  fc.record({ kind: fc.constant('addTarget' as const), node: name, choice: place, name }),
  fc.record({
    kind: fc.constant('setScene' as const),
    node: name,
    change: fc.record(
      { text: words, title: words, people: ids, close_up: words },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('setChoice' as const),
    node: name,
    choice: place,
    change: fc.record(
      { text: words, target: name, if: words, sets, also: ids },
      { requiredKeys: [] },
    ),
    typing: fc.constantFrom('if', undefined),
  }),
  fc.record({ kind: fc.constant('setParts' as const), change: parts }),
  fc.record({ kind: fc.constant('renamePart' as const), part, from: name, to: name }),
  fc.record({ kind: fc.constant('removePart' as const), part, id: name }),
  fc.record({ kind: fc.constant('removeVariable' as const), name }),
)
const edits = fc.array(fc.tuple(edit, fc.nat(1500)), { maxLength: 20 })

const asGraph = ({ start_node, nodes, reactions }: DraftStructure) =>
  JSON.stringify([
    start_node,
    reactions,
    Object.entries(nodes).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])

function play(begun: DraftStructure, steps: readonly (readonly [StructureEdit, number])[]) {
  let now = 0
  return steps.reduce((history, [made, pause]) => {
    now += pause
    return record(history, made, now)
  }, openHistory(begun))
}

test('restores the first structure by undoing and the last one by redoing all steps', () => {
  fc.assert(
    fc.property(structure, edits, (begun, steps) => {
      const done = play(begun, steps)

      const undone = done.past.reduce(undo, done)
      const redone = done.past.reduce(redo, undone)

      expect(undone.present).toBe(begun)
      expect(redone.present).toBe(done.present)
      expect([undone.past, redone.future]).toEqual([[], []])
    }),
  )
})

test('never mutates the structure that is edited', () => {
  fc.assert(
    fc.property(structure, edits, (begun, steps) => {
      const before = JSON.stringify(begun)

      play(begun, steps)

      expect(JSON.stringify(begun)).toBe(before)
    }),
  )
})

test('restores the same graph if a scene is renamed to an unused name and back', () => {
  fc.assert(
    fc.property(structure, name, fc.nat(7), (begun, to, at) => {
      const from = Object.keys(begun.nodes)[at]
      const used = [begun.start_node, ...Object.keys(begun.nodes)]
      fc.pre(from !== undefined && !used.includes(to))
      fc.pre(!waysOf(begun).some((way) => way.to === to) && to !== '' && from !== '')
      const answers = [begun, ...Object.values(begun.nodes)].flatMap((one) => one.reactions ?? [])
      fc.pre(!answers.some(({ goes }) => goes === to))

      const there = editStructure(begun, { kind: 'renameNode', node: from!, name: to })
      const back = editStructure(there, { kind: 'renameNode', node: to, name: from! })

      expect(waysOf(there)).toHaveLength(waysOf(begun).length)
      expect(waysOf(there).some((way) => way.to === from || way.from === from)).toBe(false)
      expect(asGraph(back)).toBe(asGraph(begun))
    }),
  )
})

test('never refers to a deleted person or variable', () => {
  fc.assert(
    fc.property(structure, fc.nat(3), (begun, at) => {
      const id = Object.keys(begun.cast ?? {})[at]
      const variable = Object.keys(begun.state ?? {})[at]
      fc.pre(id !== undefined && variable !== undefined)

      const alone = editStructure(begun, { kind: 'removePart', part: 'cast', id: id! })
      const left = editStructure(begun, { kind: 'removeVariable', name: variable! })

      expect(Object.values(alone.nodes).some(({ people }) => people?.includes(id!))).toBe(false)
      const everySets = JSON.stringify(left, (key, value: unknown) =>
        key === 'sets' && typeof value === 'object' && Object.hasOwn(value!, variable!)
          ? 'IT IS STILL SET'
          : value,
      )
      expect(everySets).not.toContain('IT IS STILL SET')
    }),
  )
})

test('removes all choices with a deleted scene as their target', () => {
  fc.assert(
    fc.property(structure, fc.nat(7), (begun, at) => {
      const gone = Object.keys(begun.nodes)[at]
      fc.pre(gone !== undefined)

      const left = editStructure(begun, { kind: 'deleteNode', node: gone! })

      expect(Object.hasOwn(left.nodes, gone!)).toBe(false)
      expect(waysOf(left).some(({ to }) => to === gone && to !== '')).toBe(false)
    }),
  )
})

test('lists each scene exactly once in the outline, for any name', () => {
  fc.assert(
    fc.property(structure, edits, (begun, steps) => {
      const { present } = play(begun, steps)

      const rows = outlineRows(present)
      const there = rows.filter(({ kind }) => kind !== 'missing').map((row) => row.name)

      expect(there.toSorted()).toEqual(Object.keys(present.nodes).toSorted())
      expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
      expect(Object.getPrototypeOf({})).toBe(Object.prototype)
    }),
  )
})

test('preserves the shape if a text is edited, and finds the edited scene', () => {
  fc.assert(
    fc.property(structure, words, fc.nat(7), (begun, text, at) => {
      const node = Object.keys(begun.nodes)[at]
      fc.pre(node !== undefined && text.trim() !== '')

      const told = editStructure(begun, { kind: 'setScene', node: node!, change: { text } })

      expect(isSameShape(begun, told)).toBe(true)
      expect(searchStructure(told, text)?.has(node!)).toBe(true)
    }),
  )
})
