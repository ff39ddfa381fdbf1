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

const failEveryOther = (breaker: TestBreaker, times: number) => {
  for (let i = 0; i < times; i += 1) {
    breaker.succeeded()
    failTimes(breaker, 1)
  }
}

test('opens after half of twenty calls within a minute fail, though never five in a row', () => {
  const breaker = openBreaker()
  failEveryOther(breaker, 10)
  expect(breaker.isOpen()).toBe(true)
})

test('ignores failures of an hour ago', () => {
  const breaker = openBreaker()
  failEveryOther(breaker, 9)
  breaker.pass(3_600_000)
  failEveryOther(breaker, 1)
  expect(breaker.isOpen()).toBe(false)
})

test('permits exactly one trial call after its pause, and another if that is cancelled', () => {
  const breaker = openBreaker()
  failTimes(breaker, 5)
  breaker.pass(30_001)

  expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
  breaker.abandoned()
  expect(breaker.admit()).toBe(true)
})
