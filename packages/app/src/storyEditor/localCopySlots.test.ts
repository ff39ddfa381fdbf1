import { afterEach, expect, test, vi } from 'vitest'

import { claimLocalCopySlot } from './localCopySlots.ts'

afterEach(() => vi.unstubAllGlobals())

test('where the browser refuses every lock one writes in the place that all tabs share', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } })

  expect(await claimLocalCopySlot('story-one')).toMatchObject({
    key: 'story-one',
    isBesideOther: false,
  })
})
