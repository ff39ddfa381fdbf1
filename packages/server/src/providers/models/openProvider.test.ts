import { expect, test } from 'vitest'

import { CALL_POLICY } from './callPolicy.ts'
import { openConnection } from './connection.ts'
import { createBreaker, openProvider } from './openProvider.ts'

const model = { key: 'tenali', model: 'm', price: null }
const limits = { ...CALL_POLICY.text, model, credits: 0 }
const NO_RETRY = { ...CALL_POLICY.retry, most: 0 }

test('fails a call over the queue limit as unreachable, without a charge', async () => {
  let given = 0
  const provider = openProvider(
    { name: 'story house', kind: 'openai-compatible', base_url: 'http://127.0.0.1:9' } as never,
    {
      openLine: openConnection,
      policy: { ...CALL_POLICY, retry: NO_RETRY, concurrency: { atOnce: 1, queue: 0 } },
      now: () => 0,
      budget: { take: async () => ((given += 1), { giveBack: async () => undefined }) } as never,
      reportError: () => undefined,
    },
  )
  const { signal } = new AbortController()
  const held = Promise.withResolvers<void>()
  const telling = provider.call(
    async function* () {
      yield 'Once'
      await held.promise
      return 'told'
    },
    limits,
    signal,
  )
  await telling.next()

  const refused = provider.call(
    async function* () {
      yield 'never'
    },
    limits,
    signal,
  )

  await expect(refused.next()).rejects.toMatchObject({ code: 'storyteller_unreachable' })
  expect(given).toBe(1)
  held.resolve()
  await telling.next()
})

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

test('opens a breaker after half of twenty calls within a minute fail, without five in a row', () => {
  const breaker = openBreaker()
  failEveryOther(breaker, 10)
  expect(breaker.isOpen()).toBe(true)
})

test('ignores failures that are an hour old', () => {
  const breaker = openBreaker()
  failEveryOther(breaker, 9)
  breaker.pass(3_600_000)
  failEveryOther(breaker, 1)
  expect(breaker.isOpen()).toBe(false)
})

test('permits one trial call after the pause of a breaker, and another if that is cancelled', () => {
  const breaker = openBreaker()
  failTimes(breaker, 5)
  breaker.pass(30_001)

  expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
  breaker.abandoned()
  expect(breaker.admit()).toBe(true)
})
