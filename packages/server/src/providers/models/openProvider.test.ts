import { expect, test } from 'vitest'

import { CALL_POLICY } from './callPolicy.ts'
import { openConnection } from './connection.ts'
import { openProvider } from './openProvider.ts'

const model = { key: 'tenali', model: 'm', price: null }
const limits = { ...CALL_POLICY.text, model, credits: 0 }
const NO_RETRY = { ...CALL_POLICY.retry, most: 0 }

test('a call over the queue limit fails as unreachable, for free', async () => {
  let given = 0
  const provider = openProvider(
    { name: 'story house', kind: 'openai-compatible', base_url: 'http://127.0.0.1:9' } as never,
    {
      openLine: openConnection,
      policy: { ...CALL_POLICY, retry: NO_RETRY, concurrency: { atOnce: 1, queue: 0 } },
      now: () => 0,
      budget: { take: async () => ((given += 1), { giveBack: async () => undefined }) } as never,
      reportFault: () => undefined,
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
