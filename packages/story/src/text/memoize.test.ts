import { expect, test } from 'vitest'

import { memoize } from './memoize.ts'

test('a memoized function runs once for cached texts and again for evicted ones', () => {
  const asked: string[] = []
  const nothing = memoize((text) => {
    asked.push(text)
    return undefined
  }, 2)

  for (const text of ['a', 'b', 'a', 'a', 'c', 'b', 'a']) nothing(text)

  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
