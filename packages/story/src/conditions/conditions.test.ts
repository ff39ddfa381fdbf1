import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { StateValue, Variable } from '../schema/variables.ts'
import { checkCondition } from './checkCondition.ts'
import { evaluate, holds } from './evaluate.ts'
import { COMPARISONS, type Expression, isSyntaxIssue, type SyntaxIssue } from './expression.ts'
import { parseCondition } from './parseCondition.ts'
import { printCondition } from './printCondition.ts'

const NAMES = ['trust', 'apron', 'knows_pass', 'भरोसा', '_x1'] as const
const SCRAPS = [...NAMES, 'and', 'or', 'not', 'true', '(', ')', '"a', "'b'", '-', '+', '3', '=']
const LOOSE = [...SCRAPS, ...COMPARISONS, '&&', '.', '\\', '{', '\u{1F60A}', ' ', '999999999']

const value: fc.Arbitrary<StateValue> = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -9999, max: 9999 }),
  fc.string({ unit: fc.constantFrom('a', '"', "'", '\\', ' ', 'ढ', '\n'), maxLength: 6 }),
)

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ kind: fc.constant('literal' as const), value, column: fc.constant(0) }),
    fc.record({
      kind: fc.constant('name' as const),
      name: fc.constantFrom(...NAMES),
      column: fc.constant(0),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('expression'), column: fc.constant(0) }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom(...COMPARISONS, 'and', 'or', '+', '-'),
      left: tie('expression'),
      right: tie('expression'),
      column: fc.constant(0),
    }),
  ),
}))

function bare(read: Expression | SyntaxIssue): unknown {
  return JSON.parse(JSON.stringify(read, (key, part) => (key === 'column' ? undefined : part)))
}

const source = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...LOOSE), { maxLength: 30 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...LOOSE), { maxLength: 30 }).map((parts) => parts.join('')),
)

describe('over any text', () => {
  test('parsing never throws, and a fault has a valid column and a message', () => {
    fc.assert(
      fc.property(source, (text) => {
        const read = parseCondition(text)

        if (!isSyntaxIssue(read)) return
        expect(read.column).toBeGreaterThanOrEqual(1)
        expect(read.column).toBeLessThanOrEqual([...text].length + 1)
        expect(read.message).toMatch(/^\p{Lu}.*\.$/su)
      }),
      { numRuns: 2000 },
    )
  })

  test('a parsed condition prints to equivalent text', () => {
    fc.assert(
      fc.property(source, (text) => {
        const read = parseCondition(text)
        if (isSyntaxIssue(read)) return

        expect(bare(parseCondition(printCondition(read)))).toEqual(bare(read))
      }),
      { numRuns: 2000 },
    )
  })

  test('evaluation always gives a boolean', () => {
    fc.assert(
      fc.property(source, fc.array(value), (text, values) => {
        const isSo = holds(text, (name) => values[name.length % Math.max(1, values.length)])

        expect([true, false]).toContain(isSo)
      }),
    )
  })
})

test('a printed expression parses to the same expression', () => {
  fc.assert(
    fc.property(expression, (whole) => {
      const printed = printCondition(whole)
      fc.pre(printed.length <= 300)

      expect(bare(parseCondition(printed))).toEqual(bare(whole))
    }),
    { numRuns: 2000 },
  )
})

test('every expression has a value, and each name is looked up once', () => {
  fc.assert(
    fc.property(expression, fc.option(value, { nil: undefined }), (whole, given) => {
      let looks = 0
      const names = printCondition(whole).match(/trust|apron|knows_pass|भरोसा|_x1/gu) ?? []

      const result = evaluate(whole, () => {
        looks += 1
        return given
      })

      expect(['boolean', 'number', 'string']).toContain(typeof result)
      expect(looks).toBeLessThanOrEqual(names.length)
    }),
  )
})

test('two hundred thousand brackets are rejected without recursion', () => {
  expect(isSyntaxIssue(parseCondition('('.repeat(200_000)))).toBe(true)
  expect(isSyntaxIssue(parseCondition('('.repeat(200)))).toBe(true)
})

const values: Readonly<Record<string, StateValue>> = { trust: 3, apron: 'somila', knows: true }

test.each<[string, boolean]>([
  ['', true],
  ['knows', true],
  ['not knows', false],
  ['trust >= 2 and apron == "somila"', true],
  ["apron == 'nobody' or trust - 1 > 1", true],
  ['not (trust > 2 or knows)', false],
  ['not trust > 5 and knows', true],
  ['trust + 2 == 5', true],
  ['trust == -3', false],
  ['nothing_of_that_name', false],
  ['trust >=', false],
])('%s evaluates to %s', (condition, isSo) => {
  expect(holds(condition, (name) => values[name])).toBe(isSo)
})

const declared: Readonly<Record<string, Variable>> = {
  trust: { number: [0, 5] },
  apron: { one_of: ['nobody', 'somila'] },
  knows: { flag: false },
}

test.each<[string, number, string]>([
  ['trust >=', 9, 'A name or a value is missing here.'],
  ['trust = 2', 7, 'Write “==” to compare.'],
  ['trust > 2 && knows', 11, 'Write “and”.'],
  ['!knows', 1, 'Write “not”.'],
  ['apron == "somila', 10, 'This text has no closing quotation mark.'],
  ['(knows', 7, 'A closing bracket is missing here.'],
  ['knows)', 6, 'This bracket was never opened.'],
  ['1 < trust < 3', 11, 'Comparisons need brackets here.'],
  ['knows trust', 7, 'Something is missing before this: “and”, “or” or a comparison.'],
  ['knows == not knows', 10, 'Put brackets around “not” here.'],
  ['knows and courage > 1', 11, 'The state has nothing named “courage”.'],
  ['trust', 1, 'A flag or a comparison is needed here.'],
  ['knows > 1', 1, 'A number is needed here.'],
  ['trust == "much"', 10, 'These two can never be alike.'],
  ['apron == "cook"', 10, 'This is never so: it can be “nobody”, “somila”.'],
  ['भरोसा > 1', 1, 'The state has nothing named “भरोसा”.'],
])('%s has a fault at its column', (condition, column, message) => {
  expect(checkCondition(condition, declared)).toContainEqual(
    expect.objectContaining({ column, message }),
  )
})

test.each(['', 'knows', 'trust + 1 > 2', 'apron != "nobody" and (not knows)', 'apron == apron'])(
  '“%s” has no fault',
  (condition) => {
    expect(checkCondition(condition, declared)).toEqual([])
  },
)
