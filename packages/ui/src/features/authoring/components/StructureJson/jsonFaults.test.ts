import fc from 'fast-check'
import { expect, test } from 'vitest'

import { placeInJson } from './jsonFaults.ts'

const json = JSON.stringify(
  {
    start_node: 'a',
    nodes: { a: { text: 'nodes: {"b"', choices: [{ text: '"', target: 'b' }, 7] }, __proto_: 1 },
  },
  null,
  2,
)
const at = (...path: (string | number)[]) => {
  const span = placeInJson(json, path)
  return span && json.slice(span.from, span.to)
}

test('a path leads to the name it ends with, or to the value where there is none', () => {
  expect([at(), at('nodes', 'a'), at('nodes', 'a', 'choices', 1)]).toEqual(['{', '"a"', '7'])
  expect(at('nodes', 'a', 'choices', 0, 'target')).toBe('"target"')
})

test('a path that leads nowhere finds nothing', () => {
  expect([at('nodes', 'b'), at('nodes', 'a', 'choices', 2), at('x', 'y')]).toEqual([
    null,
    null,
    null,
  ])
})

test('every name of any JSON is found where it stands', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value)

      const found = Object.keys(value).map((name) => {
        const span = placeInJson(text, [name])
        return span && (JSON.parse(text.slice(span.from, span.to)) as string)
      })

      expect(found).toEqual(Object.keys(value))
    }),
  )
})
