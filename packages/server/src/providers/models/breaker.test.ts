import { expect, test } from 'vitest'

import { createBreaker } from './breaker.ts'
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

test('half of twenty within a minute are too many, though never five in a row', () => {
  const breaker = openBreaker()

  for (let i = 0; i < 10; i += 1) {
    breaker.succeeded()
    failTimes(breaker, 1)
  }

  expect(breaker.isOpen()).toBe(true)
})

test('failures of an hour ago do not count', () => {
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

test('after its rest one call may try, and only one', () => {
  const breaker = openBreaker()
  failTimes(breaker, 5)
  breaker.pass(30_001)

  expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
})

test('a trial that was called off leaves the next call its turn', () => {
  const breaker = openBreaker()
  failTimes(breaker, 5)
  breaker.pass(30_001)
  breaker.admit()

  breaker.abandoned()

  expect(breaker.admit()).toBe(true)
})
