import { expect, test } from 'vitest'

import { judge, judgeResident, readTable } from './verdict.ts'

const COLUMNS = ['kept_mb', 'external_mb', 'timers', 'sockets', 'resources', 'workers', 'waiting']

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

/** Ten minutes of resident memory, a sample each ten seconds. */
const resident = (megabytes: (seconds: number) => number) =>
  Array.from({ length: 60 }, (_, at) => ({ seconds: at * 10, resident_mb: megabytes(at * 10) }))

test('memory that fills up in the first five minutes and rests is flat; what stays of later counts', () => {
  const filling = resident((seconds) => 200 + Math.min(seconds, 240))
  const left = [{ seconds: 700, resident_mb: 490 }]

  expect(judgeResident(filling)).toEqual({ level: 440, highest: 440, last: 440, isFlat: true })
  expect(judgeResident(resident((seconds) => 400 + seconds / 2)).isFlat).toBe(false)
  expect(judgeResident(filling, left)).toMatchObject({ last: 490, isFlat: false })
})
