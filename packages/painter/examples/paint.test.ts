import { expect, test } from 'vitest'

import { picture, words } from './paint.ts'

test('the example draws a picture and tells what it shows', () => {
  expect(picture).toMatch(/^<svg /)
  expect(words).toMatch(/stepwell/)
})
