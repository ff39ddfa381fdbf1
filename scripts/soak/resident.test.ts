import { expect, test } from 'vitest'

import { judgeResident } from './resident.ts'

/** Ten minutes, a sample each ten seconds. */
const played = (megabytes: (seconds: number) => number) =>
  Array.from({ length: 60 }, (_, at) => ({ seconds: at * 10, megabytes: megabytes(at * 10) }))

test('what fills up in the first five minutes and rests is flat', () => {
  const samples = played((seconds) => 200 + Math.min(seconds, 240))

  expect(judgeResident(samples)).toEqual({ level: 440, highest: 440, last: 440, isFlat: true })
})

test('what goes on growing is not', () => {
  expect(judgeResident(played((seconds) => 400 + seconds / 2)).isFlat).toBe(false)
})

test('a moment is no minute: one high sample is let pass', () => {
  const samples = played((seconds) => (seconds === 400 ? 500 : 400))

  expect(judgeResident(samples).isFlat).toBe(true)
})

test('what stays behind of what came afterwards counts', () => {
  const samples = played(() => 400)
  const left = [{ seconds: 700, megabytes: 450 }]

  expect(judgeResident(samples, left)).toMatchObject({ last: 450, isFlat: false })
})
