import fc from 'fast-check'
import type { DraftStructure } from '@kathasagar/story/schema'
import { expect, test } from 'vitest'

import { addMissingEnding } from './addMissingEnding.ts'

const leading = (target: string): DraftStructure => ({
  start_node: 'intro',
  nodes: { intro: { text: 'It begins.', choices: [{ text: 'Go on', target }] } },
})

test('adds a missing ending that is the target of a choice', () => {
  const { nodes } = addMissingEnding(leading('end'))

  expect(nodes['end']).toEqual({ text: 'The end of your adventure.', choices: [] })
})

test('does not add an ending that is not the target of a choice', () => {
  expect(Object.keys(addMissingEnding(leading('river')).nodes)).toEqual(['intro'])
})

test('preserves an existing ending', () => {
  const written = leading('end')
  written.nodes['end'] = { text: 'The lamp goes out.', choices: [] }

  expect(addMissingEnding(written)).toBe(written)
})

const names = fc.constantFrom('intro', 'river', 'end', '__proto__')
const structures = fc
  .array(fc.tuple(names, fc.array(names, { maxLength: 3 })), { maxLength: 4 })
  .map((scenes) => ({
    start_node: 'intro',
    nodes: Object.fromEntries(
      scenes.map(([name, targets]) => [
        name,
        { text: name, choices: targets.map((target) => ({ text: 'Go', target })) },
      ]),
    ),
  }))

test('preserves all scenes, and changes nothing when repeated', () => {
  fc.assert(
    fc.property(structures, (structure) => {
      const once = addMissingEnding(structure)

      expect(once.nodes).toMatchObject(structure.nodes)
      expect(addMissingEnding(once)).toBe(once)
    }),
  )
})
