import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { reachability } from './reachability.ts'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']
const ways = fc.array(fc.array(fc.constantFrom(...PLACES, 'nowhere'), { maxLength: 3 }), {
  minLength: PLACES.length,
  maxLength: PLACES.length,
})

/** What is come to step by step. */
function walked(from: readonly string[], waysOf: (name: string) => readonly string[]) {
  const reached = new Set(from.flatMap(waysOf))
  for (const name of reached) for (const to of waysOf(name)) reached.add(to)
  return PLACES.filter((name) => reached.has(name))
}

test('what lies behind places is what a walk from them comes to', () => {
  fc.assert(
    fc.property(ways, fc.subarray(PLACES), (rows, from) => {
      const waysOf = (name: string) => rows[PLACES.indexOf(name)] ?? []

      expect(PLACES.filter(reachability(PLACES, waysOf)(from))).toEqual(walked(from, waysOf))
    }),
  )
})

test('a row of twenty thousand places is no deeper than one', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `${at}`)
  const isBehind = reachability(names, (name) => [`${Number(name) + 1}`])(['5'])

  expect([isBehind('5'), isBehind('6'), isBehind('19999')]).toEqual([false, true, true])
})
