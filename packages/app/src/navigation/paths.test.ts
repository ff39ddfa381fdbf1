import { expect, test } from 'vitest'

import { pathAfterSignIn } from './paths.ts'

test.each(['/home', '/game/1?from=search', '/play/2#end', '/admin/stories'])(
  'who was on %s comes back there',
  (path) => {
    expect(pathAfterSignIn(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'home',
  '',
  null,
])('%j is not an address to come back to', (path) => {
  expect(pathAfterSignIn(path)).toBe('/home')
})

test.each([
  '/',
  '/login',
  '/login/',
  '/Login',
  '/login?token=a.b',
  '/register',
  '/x/../login',
  '/forgot-password',
  '/reset-password?token=a',
  '/verify-email#',
])('%s would lead in circles, so it leads home', (path) => {
  expect(pathAfterSignIn(path)).toBe('/home')
})
