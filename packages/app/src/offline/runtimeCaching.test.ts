import { expect, test } from 'vitest'

import { runtimeCaching } from '../../build/pwa.ts'

const answerFor = (address: string) =>
  runtimeCaching.find(({ urlPattern }) => urlPattern instanceof RegExp && urlPattern.test(address))
    ?.handler

test.each([
  '/covers/the-ferry.svg',
  '/art/river.svg',
  '/avatars/owl.svg',
  '/plates/the-ferry/oar.svg',
])('revalidates a picture whose content can change: %s', (address) => {
  expect(answerFor(`https://k.example${address}`)).toBe('StaleWhileRevalidate')
})

test.each(['/assets/app-1a2b.js', '/pictures/1a2b.webp'])(
  'caches an immutable file: %s',
  (address) => {
    expect(answerFor(`https://k.example${address}`)).toBe('CacheFirst')
  },
)
