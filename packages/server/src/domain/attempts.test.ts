import { expect, test } from 'vitest'

import { nextAttempt, type Attempts } from './passwords.ts'

const DAY_MS = 24 * 60 * 60_000
const start = new Date('2026-01-01T00:00:00Z')

function guessesWithin(ms: number): number {
  let row: Attempts = { hits: 0, last_at: start, resets_at: start }
  let now = start
  let guesses = 0
  while (now.getTime() - start.getTime() < ms) {
    const next = nextAttempt(row, now, 1)
    if ('retry_after' in next) {
      now = new Date(now.getTime() + next.retry_after * 1000)
    } else {
      row = next
      guesses += 1
    }
  }
  return guesses
}

test('permits ten guesses, then doubles the pause up to fifty minutes, for at most fifty guesses a day', () => {
  expect([guessesWithin(1), guessesWithin(16_000)]).toEqual([10, 14])
  expect(guessesWithin(DAY_MS)).toBeLessThanOrEqual(50)
})

test('resets the count after a day without a guess', () => {
  const row = { hits: 25, last_at: start, resets_at: new Date(start.getTime() + DAY_MS) }

  const next = nextAttempt(row, new Date(start.getTime() + DAY_MS), 1)

  expect(next).toMatchObject({ hits: 1 })
})
