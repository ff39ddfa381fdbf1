import { expect, test } from 'vitest'

import { isOwnPath } from './paths.ts'

const origin = 'https://stories.example'

test.each(['/home', '/game/1?from=search', '/play/2#end'])('%s stays on this site', (path) => {
  expect(isOwnPath(path, origin)).toBe(true)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'home',
  '',
])('"%s" is not an address to return to', (path) => {
  expect(isOwnPath(path, origin)).toBe(false)
})
