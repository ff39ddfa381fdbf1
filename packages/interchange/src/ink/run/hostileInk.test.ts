import { expect, test } from 'vitest'

import { INK_LIMITS } from '@kathasagar/story/vocabulary'
import { compiledOf, inkStory } from './compileInk.ts'
import { openInk } from './playInk.ts'

const RUNS: readonly (readonly [string, string, RegExp])[] = [
  ['goes round', '-> a\n=== a\n-> a\n', /without coming to a choice/u],
  ['goes round and counts', 'VAR n = 0\n-> a\n=== a\n~ n++\n-> a\n', /without coming to a choice/u],
  ['tells without end', '-> a\n=== a\nOn and on.\n-> a\n', /more in one turn/u],
  ['doubles a text', 'VAR s = "xx"\n-> a\n=== a\n~ s = s + s\n-> a\n', /more in one turn/u],
  ['calls itself', '{f(1)}\n=== function f(n)\n~ return 1 + f(n + 1)\n', /deeper than it may/u],
  ['tunnels into itself', '-> a ->\n=== a\n-> a ->\n->->\n', /deeper than it may/u],
  [
    'opens choices without end',
    '-> a\n=== a\n<- b\n-> a\n=== b\n+ [One]\n- -> END\n',
    /more than 40 choices|without coming to a choice/u,
  ],
  ['calls the game around it', 'EXTERNAL f(n)\n{f(1)}\n-> END\n', /./u],
]

test.each(RUNS)('ink that %s is stopped by the same limit each time', (_, source, why) => {
  const compiled = compiledOf(source)
  const begun = () => openInk(compiled).begin(1)

  expect(begun).toThrow(why)
  expect(begun).toThrow(why)
})

test('a state that is too large is refused', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `VAR s${i} = "${'x'.repeat(4000)}"`)
  const play = openInk(compiledOf(`${lines.join('\n')}\n* [On] -> END\n`))
  play.begin(1)

  expect(() => play.save()).not.toThrow()
  const grown = Array.from({ length: 40 }, (_, i) => `~ s${i} = s${i} + "y"`).join('\n')
  const more = openInk(compiledOf(`${lines.join('\n')}\n${grown}\n* [On] -> END\n`))
  more.begin(1)
  expect(() => more.save()).toThrow(/more than can be kept/u)
})

test('a source with too many knots is refused before compilation', () => {
  const source = Array.from({ length: 50_000 }, (_, i) => `=== k${i}\n-> END`).join('\n')

  expect(source.length).toBeGreaterThan(INK_LIMITS.sourceMax)
  expect(() => inkStory(source)).toThrow(/longer than/u)
})

test.each([
  '{}',
  '{"inkVersion":21}',
  '[[[',
  '{"inkVersion":21,"root":[["^a",{"->":"x"}],"done",null]}',
])('an invalid program throws an InkError: %s', (compiled) => {
  expect(() => openInk(compiled).begin(1)).toThrow(/./u)
})

test('a walk of a cyclic program ends, with a bounded number of faults', () => {
  const rings = Array.from({ length: 12 }, (_, i) => `* [Ring ${i}] -> r${i}`).join('\n')
  const knots = Array.from({ length: 12 }, (_, i) => `=== r${i}\n-> r${i}`).join('\n')

  const { ink } = inkStory(`${rings}\n* [Out] -> END\n${knots}\n`)

  expect(ink?.walk.ways).toBeLessThan(INK_LIMITS.ways)
  expect(ink?.walk.faults).toHaveLength(1)
})

test('names of built-in properties are ordinary names', () => {
  const { nodes } = inkStory(
    '-> constructor\n=== constructor\nBuilt. {LIST_COUNT(toString)}\n+ [On] -> hasOwnProperty\n=== hasOwnProperty\nEnd.\n-> END\nLIST toString = a, (b)\n',
  )

  expect(Object.values(nodes).map(({ title }) => title)).toContain('Constructor')
})
