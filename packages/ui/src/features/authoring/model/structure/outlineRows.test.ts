import { makeStructure } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { outlineRows } from './outlineRows.ts'

const linesOf = (structure: Parameters<typeof outlineRows>[0]) =>
  outlineRows(structure).map(({ name, depth, kind }) => `${' '.repeat(depth)}${name} ${kind}`)

test('the outline reads on from the start', () => {
  expect(linesOf(makeStructure())).toEqual([
    'jetty start',
    ' current scene',
    '  bargain ending',
    ' morning ending',
  ])
})

test('a name that no scene has stands where it is led to', () => {
  const { nodes } = makeStructure()
  const { bargain: _, ...rest } = nodes

  expect(linesOf(makeStructure({ nodes: rest }))).toContain('  bargain missing')
})

test('a start that is missing is told first, and the rest still stands', () => {
  const rows = outlineRows(makeStructure({ start_node: 'nowhere' }))

  expect(rows[0]).toMatchObject({ name: 'nowhere', kind: 'missing' })
  expect(rows.map(({ isReached }) => isReached)).toEqual([true, false, false, false, false])
})

test('ten thousand scenes in a chain have an outline', () => {
  const nodes = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, at) => [
      `n${at}`,
      { text: 'x', choices: at < 9_999 ? [{ text: 'On', target: `n${at + 1}` }] : [] },
    ]),
  )

  expect(outlineRows({ start_node: 'n0', nodes })).toHaveLength(10_000)
})
