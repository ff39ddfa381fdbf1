import { makeStructure } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { outlineRows } from './outlineRows.ts'

const linesOf = (structure: Parameters<typeof outlineRows>[0]) =>
  outlineRows(structure).map(({ name, depth, kind }) => `${' '.repeat(depth)}${name} ${kind}`)

test('lists the scenes in reading order, beginning with the start scene', () => {
  expect(linesOf(makeStructure())).toEqual([
    'jetty start',
    ' current scene',
    '  bargain ending',
    ' morning ending',
  ])
})

test('lists a missing scene below the choice that refers to it', () => {
  const { nodes } = makeStructure()
  const { bargain: _, ...rest } = nodes

  expect(linesOf(makeStructure({ nodes: rest }))).toContain('  bargain missing')
})

test('lists a missing start scene first, and then the other scenes as unreachable', () => {
  const rows = outlineRows(makeStructure({ start_node: 'nowhere' }))

  expect(rows[0]).toMatchObject({ name: 'nowhere', kind: 'missing' })
  expect(rows.map(({ isReached }) => isReached)).toEqual([true, false, false, false, false])
})

test('handles a chain of ten thousand scenes', () => {
  const nodes = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, at) => [
      `n${at}`,
      { text: 'x', choices: at < 9_999 ? [{ text: 'On', target: `n${at + 1}` }] : [] },
    ]),
  )

  expect(outlineRows({ start_node: 'n0', nodes })).toHaveLength(10_000)
})
