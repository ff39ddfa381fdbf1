import { expect, test } from 'vitest'

import { picture, words } from './paint.ts'

test('the example draws and describes a picture', () => {
  expect(picture).toMatch(/^<svg /)
  expect(words).toMatch(/stepwell/)
})
