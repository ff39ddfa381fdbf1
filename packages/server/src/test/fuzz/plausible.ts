import fc from 'fast-check'

import { hostileNumber, hostileText } from './hostile.ts'

/** Text that every rule of ours allows, and that is unlike what tests are fond of. */
const STORABLE_TEXT = [
  'Look around',
  'Ask the ferryman what he wants',
  'नदी के पार कौन रहता है?',
  'مرحبا بالعالم',
  'e\u0301'.repeat(20),
  '👩‍👩‍👧‍👦',
  'a\u200db',
  "' or 1=1 --",
  '"; drop table users; --',
  '100%_\\',
  '$1 {{7*7}} ${7*7}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '1e999',
  '\t\r\n x',
  '((((((((((((((((((((',
  '[]{}*+?.^$|',
] as const

export const storableText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...STORABLE_TEXT) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
)

/** Whole numbers in bounds, the bounds themselves most of all. */
export const oddNumber = (min: number, max: number): fc.Arbitrary<number> => {
  const [low, high] = [Math.ceil(min), Math.floor(max)]
  return fc.oneof(
    fc.constantFrom(low, high, Math.min(high, low + 1)),
    fc.integer({ min: low, max: high }),
  )
}

type Path = readonly (string | number)[]

/** Ways to all that a value holds, itself not among them. */
function waysInto(value: unknown, way: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const keys: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => {
    const next = [...way, key]
    return [next, ...waysInto((value as Record<string, unknown>)[key], next)]
  })
}

function putAt(value: unknown, [key, ...rest]: Path, given: unknown): unknown {
  if (key === undefined) return given
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === key ? putAt(one, rest, given) : one))
  }
  const entries = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, one]) => [name, name === key ? putAt(one, rest, given) : one]),
  )
}

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Values that are right but for one place. */
export const spiced = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, fc.nat(), hostileValue).map(([value, place, given]) => {
    const ways = waysInto(value)
    return putAt(value, ways[place % Math.max(1, ways.length)] ?? [], given)
  })
