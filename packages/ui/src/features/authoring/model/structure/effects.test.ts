import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkEffects, printEffects, readEffects } from './effects.ts'
import type { KnownState } from './knownState.ts'

const state: KnownState = {
  trust: { number: [0, 5] },
  knows_pass: { flag: false },
  apron: { one_of: ['nobody', 'somila', 'the groom'] },
}

test('parses all forms of effects', () => {
  const text = 'trust +1, knows_pass, not lit, apron = somila, coat = "the \\"groom\\", old"'

  expect(readEffects(text)).toEqual({
    sets: { trust: '+1', knows_pass: true, lit: false, apron: 'somila', coat: 'the "groom", old' },
  })
})

test('parses and formats a change by a percentage', () => {
  const read = readEffects('trust %+20, gold % - 5, fear %-30')

  expect(read).toMatchObject({ faults: [{ about: 'gold % - 5' }] })
  expect(readEffects('trust %+20, fear %- 30')).toEqual({ sets: { trust: '%+20', fear: '%-30' } })
  expect(printEffects({ trust: '%+20' })).toBe('trust %+20')
  expect(checkEffects('trust %+20', { trust: { number: [0, 100] } })).toEqual([])
})

test('parses and formats random values, and rejects invalid ones', () => {
  const text = 'trust = ?1..5, apron = ?somila|nobody, knows_pass = ?'
  const sets = { trust: '?1..5', apron: '?somila|nobody', knows_pass: '?' }

  expect(readEffects(text)).toEqual({ sets })
  expect(printEffects(sets)).toBe(text)
  expect(printEffects({ apron: '?the groom|nobody' })).toBe('apron = "?the groom|nobody"')
  expect(checkEffects(text, state)).toEqual([])
  expect(checkEffects('apron = "?the groom|somila", trust = ?0|2|5', state)).toEqual([])
  expect(
    ['trust = ?1..6', 'trust = ?3..1', 'trust = ?2|x', 'apron = ?who', 'knows_pass = ?true'].map(
      (one) => checkEffects(one, state)[0]?.fault,
    ),
  ).toEqual(Array.from({ length: 5 }, () => 'misfit'))
})

test('returns the same effects after formatting and parsing', () => {
  const name = fc.oneof(
    fc.constantFrom('trust', 'not', '__proto__', 'a b', '', 'पोशाक', 'x"y\\', 'true', ','),
    fc.string({ maxLength: 6 }),
  )
  const value = fc.oneof(
    fc.boolean(),
    fc.integer({ min: -1000, max: 1000 }).map((number) => number + 0),
    fc.constantFrom(
      '+1',
      '-2',
      'true',
      'false',
      '7',
      '-7',
      'a, b',
      '"',
      '\\',
      '',
      'वह',
      '?',
      '?1..6',
      '?a b',
      '?"',
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 5 }), (entries) => {
      const sets = Object.fromEntries(entries)

      const read = readEffects(printEffects(sets))

      expect('sets' in read ? Object.entries(read.sets) : read).toEqual(Object.entries(sets))
    }),
    { numRuns: 1000 },
  )
})

test('reports each error with its column', () => {
  const faults = [
    'trust +1, knows pass = 1',
    'trust +1, trust +2',
    'lamp',
    'trust +1, apron = groom',
    'trust = 9',
    'knows_pass +1',
    'not trust = 1',
  ].map((text) => checkEffects(text, state).map(({ column, fault }) => [column, fault]))

  expect(faults).toEqual([
    [[11, 'unreadable']],
    [[11, 'twice']],
    [[1, 'unknown']],
    [[11, 'misfit']],
    [[1, 'range']],
    [[1, 'misfit']],
    [[1, 'unreadable']],
  ])
  expect(checkEffects('trust -2, not knows_pass, apron = "the groom"', state)).toEqual([])
})

test('measures the length of typed text in graphemes', () => {
  const typed = { name: { typed: 7 } }

  expect(checkEffects('name = "श्रीनिवासन्"', typed)).toEqual([])
  expect(checkEffects('name = "Srinivasan"', typed)).toMatchObject([{ fault: 'misfit' }])
})

test('never throws an error, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(Array.isArray(checkEffects(text, state))).toBe(true)
    }),
  )
})
