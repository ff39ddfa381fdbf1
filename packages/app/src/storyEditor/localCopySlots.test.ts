import { afterEach, expect, test, vi } from 'vitest'

import { claimLocalCopySlot } from './localCopySlots.ts'

afterEach(() => vi.unstubAllGlobals())

test('shares one slot among all tabs if the browser refuses locks', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } })

  expect(await claimLocalCopySlot('story-one')).toMatchObject({
    key: 'story-one',
    isBesideOther: false,
  })
})
