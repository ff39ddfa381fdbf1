import { expect, test } from 'vitest'

import { FILE_CACHES } from './fileCaches.ts'

test.each([
  ['/covers/the-ferry.svg', true],
  ['/art/river.svg', true],
  ['/avatars/owl.svg', true],
  ['/plates/the-ferry/oar.svg', true],
  ['/assets/app-1a2b.js', undefined],
  ['/pictures/1a2b.webp', undefined],
])('caches %s, and revalidates pictures whose content can change', (path, isRevalidated) => {
  const found = FILE_CACHES.filter(({ pattern }) => pattern.test(`https://k.example${path}`))

  expect(found.map((cache) => cache.isRevalidated)).toEqual([isRevalidated])
})
