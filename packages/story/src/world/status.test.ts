import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { StateValue } from '../schema/variables.ts'
import { statusIn } from './status.ts'
import { applySets, startOf, startWorld } from './world.ts'

const declared = {
  danced: { flag: false, label: 'You danced at the wedding' },
  bag: { flag: true, label: 'You carry the bag' },
  apron: { one_of: ['nobody', 'somila'], label: 'Who wears your spare apron' },
  evenings: { number: [1, 2], label: 'Your evenings at the post office' },
  name: { typed: 20, label: 'What you are called' },
  unnamed: { flag: false },
  blank: { flag: false, label: ' ' },
} as const

type Name = keyof typeof declared
type SetOne = { [Each in Name]?: StateValue }

const after = (...turns: readonly SetOne[]) =>
  statusIn(
    declared,
    turns.reduce(
      (world, sets, turn) => applySets(declared, world, sets, turn),
      startWorld(declared),
    ),
  ).map(({ label, value, turn }) => ({ label, value, turn }))

test.for<[string, SetOne[]]>([
  ['a deed that a choice passed by', [{ danced: false }]],
  ['a deed passed by twice', [{ danced: false }, { danced: false }]],
  ['a number that is set to what it is', [{ evenings: 1 }]],
  ['a number that can go no lower', [{ evenings: '-1' }]],
  ['a value of a list that is set to what it is', [{ apron: 'nobody' }]],
  ['words that are none', [{ name: ' ' }]],
  ['what has no label', [{ unnamed: true, blank: true }]],
  ['what nothing has set', []],
])('%s has no status line', ([, turns]) => {
  expect(after(...turns)).toEqual([])
})

test('a changed value has a line with the turn of its change', () => {
  expect(after({ danced: false }, { danced: true, apron: 'somila' }, { evenings: '+1' })).toEqual([
    { label: declared.danced.label, value: true, turn: 1 },
    { label: declared.apron.label, value: 'somila', turn: 1 },
    { label: declared.evenings.label, value: 2, turn: 2 },
  ])
})

test('a value that was true and is false again keeps its line', () => {
  expect(after({ danced: true, evenings: 2 }, { danced: false, evenings: 1, bag: false })).toEqual([
    { label: declared.danced.label, value: false, turn: 1 },
    { label: declared.bag.label, value: false, turn: 1 },
    { label: declared.evenings.label, value: 1, turn: 1 },
  ])
})

const oneSet: fc.Arbitrary<SetOne> = fc.oneof(
  fc.record({ danced: fc.boolean() }),
  fc.record({ bag: fc.boolean() }),
  fc.record({ apron: fc.constantFrom('nobody', 'somila', 'of no list') }),
  fc.record({ evenings: fc.constantFrom<StateValue>(1, 2, '+1', '-1') }),
)

test('a line is shown exactly if a value has differed from its start', () => {
  fc.assert(
    fc.property(fc.array(oneSet, { maxLength: 12 }), (turns) => {
      const worlds = turns.reduce(
        (known, sets, turn) => [
          ...known,
          applySets(declared, known.at(-1) ?? startWorld(declared), sets, turn),
        ],
        [startWorld(declared)],
      )
      const was = (name: Name) => worlds.map(({ values }) => values[name])
      const isShown = (name: Name) =>
        was(name).some((value) => value !== startOf(declared[name])) ||
        // The bag's initial value is true, and the session has set it.
        (name === 'bag' && turns.some((sets) => 'bag' in sets && sets.bag === true))

      const shown = after(...turns).map(({ label }) => label)

      const names = ['danced', 'bag', 'apron', 'evenings'] as const
      expect(shown).toEqual(names.filter(isShown).map((name) => declared[name].label))
    }),
  )
})
