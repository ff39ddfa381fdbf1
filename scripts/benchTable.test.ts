import { expect, test } from 'vitest'

import { tableOf, updateTable, worseThan } from '../bench/table.ts'

const figure = (ours: number, unit: string) => [{ what: 'a turn', ours, limit: 10, unit }]

test.each([
  ['ms', 10, 12, 0],
  ['ms', 10, 13, 1],
  ['fps', 60, 50, 0],
  ['fps', 60, 40, 1],
  ['inputs', 0, 0, 0],
  ['inputs', 0, 1, 1],
  ['/s', 0, 0, 0],
])('figures in %s: of %d before and %d now, %d are worse', (unit, before, now, count) => {
  expect(worseThan(figure(before, unit), figure(now, unit))).toHaveLength(count)
  expect(worseThan([], figure(now, unit))).toEqual([])
})

test('says if a target is reached, and keeps rows that were not measured', () => {
  const rows = [
    { what: 'p99', ours: 183, limit: 200, unit: 'ms' },
    { what: 'Turns', ours: 300, limit: 400, unit: '/s' },
    { what: 'List', ours: 20, limit: 10, unit: 'ms', against: 'an empty list' },
  ]
  const page = (table: string) => `# Page\n\n<!-- bench -->\n${table}\n<!-- end -->\nEnd\n`
  const faster = [{ what: 'p99', ours: 100, limit: 200, unit: 'ms' }]

  expect(tableOf(rows).split('\n')).toEqual([
    '| Figure | Measured | Limit           | Ratio | Promise                           |',
    '| ------ | -------- | --------------- | ----- | --------------------------------- |',
    '| p99    | 183 ms   | at most 200 ms  | 0.92  | kept                              |',
    '| Turns  | 300 /s   | at least 400 /s | 1.33  | missed                            |',
    '| List   | 20 ms    | 10 ms           | 2.00  | none; compared with an empty list |',
  ])
  expect(updateTable(page(tableOf([])), rows, false)).toBe(page(tableOf(rows)))
  expect(updateTable(page(tableOf(rows)), faster, false)).toBe(
    page(tableOf([...faster, ...rows.slice(1)])),
  )
  expect(updateTable(page(tableOf(rows)), faster, true)).toBe(page(tableOf(faster)))
})
