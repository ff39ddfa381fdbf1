import { expect, test } from 'vitest'

import { propDefaultsOf } from './propDefaults.ts'

const piece = (...texts: string[]) => ({
  name: 'A',
  files: texts.map((text, place) => ({ path: `${place}.tsx`, text })),
})

test('a default stands in the parameter, in the first lines, or in the part that gets the props', () => {
  const parameter = "export function A({ size = 'medium' }: AProps) {}"
  const lines = 'export function A(props: AProps) { const { count = 3 } = props }'
  const inner = "export function A(props: AProps) {}\nfunction Slab({ size = 'small' }: AProps) {}"

  expect(propDefaultsOf(piece(parameter))).toEqual({ size: "'medium'" })
  expect(propDefaultsOf(piece(lines))).toEqual({ count: '3' })
  expect(propDefaultsOf(piece(inner))).toEqual({ size: "'small'" })
})

test('of two parts that differ none is told, and the piece itself is believed before them', () => {
  const parts = 'function B({ size = 1 }) {}\nfunction C({ size = 2 }) {}'

  expect(propDefaultsOf(piece(parts))).toEqual({})
  expect(propDefaultsOf(piece(parts, 'function A({ size = 3 }) {}'))).toEqual({ size: '3' })
})
