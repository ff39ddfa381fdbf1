import { expect, test } from 'vitest'

import { judge, readTable, slopeOf } from './verdict.ts'

const COLUMNS = [
  'resident_mb',
  'kept_mb',
  'external_mb',
  'timers',
  'sockets',
  'resources',
  'workers',
  'waiting',
]

/** Two hours of samples, one each half minute; `growth` in an hour, by column. */
function soaked(growth: Record<string, number>): string {
  const rows = Array.from({ length: 240 }, (_, index) => {
    const seconds = index * 30
    // What is kept is known only now and then; the first quarter fills caches.
    const level = (name: string) =>
      name === 'kept_mb' && index % 10 > 0
        ? Number.NaN
        : 50 + Math.min(index, 60) + (index % 3) + ((growth[name] ?? 0) * seconds) / 3600
    return [seconds, ...COLUMNS.map(level)].join('\t')
  })
  return [['seconds', ...COLUMNS].join('\t'), ...rows].join('\n')
}

const grown = (text: string) =>
  judge(readTable(text)).flatMap(({ name, isFlat }) => (isFlat ? [] : [name]))

test('what only warms up is flat', () => {
  expect(grown(soaked({}))).toEqual([])
})

test.each([
  ['kept_mb', 8],
  ['timers', 60],
  ['waiting', 4],
])('%s that grows by %i an hour is found, and nothing else', (name, growth) => {
  expect(grown(soaked({ [name]: growth }))).toEqual([name])
})

test('a slope is what is added in an hour, whatever is missing', () => {
  const rows = readTable('seconds\tlevel\n0\t1\n1800\tNaN\n3600\t8')

  expect(slopeOf(rows, 'level')).toBeCloseTo(7)
})
