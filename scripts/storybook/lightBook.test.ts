import { expect, test } from 'vitest'

import { namedPictures, withoutOldFonts } from '../../.storybook/lightBook.ts'

test('of covers and plates those are taken that code names', () => {
  const code = [
    '{src:"/covers/default.svg"},{image:"/plates/three-bells/first-bell.webp#focus=20,50"}',
    'x="/covers/default.svg";y="/avatars/kite.svg"',
  ]

  expect([...namedPictures(code)]).toEqual([
    'covers/default.svg',
    'plates/three-bells/first-bell.webp',
  ])
})

test('a font is taken as WOFF2 alone', () => {
  const css =
    'src:url(./a.woff2)format("woff2"),url(./a.woff)format("woff");unicode-range:U+900-97F'

  expect(withoutOldFonts(css)).toBe('src:url(./a.woff2)format("woff2");unicode-range:U+900-97F')
})
