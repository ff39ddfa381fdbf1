import fc from 'fast-check'
import { expect, test } from 'vitest'

import { optimisticToggle } from './optimisticToggle.ts'

function setUp() {
  const shown: boolean[] = []
  const answers: PromiseWithResolvers<boolean>[] = []
  const mark = `like ${crypto.randomUUID()}`
  const press = (wasOn: boolean) => {
    const answer = Promise.withResolvers<boolean>()
    answers.push(answer)
    return optimisticToggle(mark, wasOn, { show: (isOn) => shown.push(isOn), ask: answer.promise })
  }
  return { shown, answers, press }
}

test('counts a second click from the first before rendering', async () => {
  const { shown, answers, press } = setUp()
  const done = [press(true), press(true)]

  answers[0]?.resolve(false)
  answers[1]?.resolve(true)
  await Promise.all(done)

  expect(shown.at(-1)).toBe(true)
})

test('ends in the server’s state after many clicks, in any order of responses', async () => {
  const orders = fc.integer({ min: 1, max: 6 }).chain((count) =>
    fc.record({
      wasOn: fc.boolean(),
      order: fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(orders, async ({ wasOn, order }) => {
      const { shown, answers, press } = setUp()
      const done = order.map(() => press(wasOn))

      for (const at of order) answers[at]?.resolve(at % 2 === 0 ? !wasOn : wasOn)
      await Promise.all(done)

      expect(shown.at(-1)).toBe(order.length % 2 === 0 ? wasOn : !wasOn)
    }),
  )
})

test('accepts later responses again after all clicks are answered', async () => {
  const { shown, answers, press } = setUp()
  const first = [press(false), press(false)]
  answers[0]?.resolve(true)
  answers[1]?.resolve(false)
  await Promise.all(first)

  const later = press(false)
  answers[2]?.resolve(false)
  await later

  expect(shown.at(-1)).toBe(false)
})
