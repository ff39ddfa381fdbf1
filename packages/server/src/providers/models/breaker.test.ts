import { expect, test } from 'vitest'

import { createBreaker } from './openProvider.ts'
import { CALL_POLICY } from './callPolicy.ts'

const openBreaker = () => {
  let time = 0
  const breaker = createBreaker(CALL_POLICY.breaker, () => time)
  return { ...breaker, pass: (ms: number) => void (time += ms) }
}
type TestBreaker = ReturnType<typeof openBreaker>

const failTimes = (breaker: TestBreaker, times: number) => {
  for (let i = 0; i < times; i += 1) {
    breaker.admit()
    breaker.failed()
  }
}

test('opens after half of twenty calls within a minute fail, though never five in a row', () => {
  const breaker = openBreaker()

  for (let i = 0; i < 10; i += 1) {
    breaker.succeeded()
    failTimes(breaker, 1)
  }

  expect(breaker.isOpen()).toBe(true)
})

test('ignores failures of an hour ago', () => {
  const breaker = openBreaker()
  for (let i = 0; i < 9; i += 1) {
    breaker.succeeded()
    failTimes(breaker, 1)
  }
  breaker.pass(3_600_000)

  breaker.succeeded()
  failTimes(breaker, 1)

  expect(breaker.isOpen()).toBe(false)
})

test('permits exactly one trial call after its pause', () => {
  const breaker = openBreaker()
  failTimes(breaker, 5)
  breaker.pass(30_001)

  expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
})

test('a cancelled trial leaves the next call as the trial', () => {
  const breaker = openBreaker()
  failTimes(breaker, 5)
  breaker.pass(30_001)
  breaker.admit()

  breaker.abandoned()

  expect(breaker.admit()).toBe(true)
})
