import { expect, test } from 'vitest'

import { pageLanguageOf } from './pageLanguages.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['ta-IN,hi;q=0.5', 'hi'],
  ['en;q=0.3, HI;q=0.8', 'hi'],
  ['hi;q=0', 'en'],
  ['*', 'en'],
  ['hi;q=much', 'en'],
])('selects the page language for a browser with %s: %s', (header, language) => {
  expect(pageLanguageOf(header)).toBe(language)
})
