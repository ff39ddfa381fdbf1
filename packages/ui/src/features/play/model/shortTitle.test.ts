import { expect, test } from 'vitest'

import { shortTitle } from './shortTitle.ts'

test.each([
  ['The Well That Counted Backwards', 'The Well That Counted…'],
  ['The Well That Counted', 'The Well That Counted'],
  ['', 'Story'],
  ['   ', 'Story'],
])('shortens "%s" to "%s" on a phone', (title, shown) => {
  expect(shortTitle(title, 'Story')).toBe(shown)
})
