import { clearTokens, saveUser } from '@kathasagar/api'
import { makeUser } from '@kathasagar/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { keepReturnPath, pathAfterSignIn, takeReturnPath } from './paths.ts'

const area = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const openTab = () => vi.stubGlobal('sessionStorage', area())

beforeEach(() => {
  vi.stubGlobal('localStorage', area())
  openTab()
  clearTokens()
})

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

test('a tab comes back to its own page, whatever another one was on later', () => {
  keepReturnPath('/account')
  localStorage.setItem('redirectAfterLogin', '/saved')

  expect(takeReturnPath()).toBe('/account')
})

test('a tab that was on no page comes back to the one that the device was on last, once', () => {
  keepReturnPath('/account')
  openTab()

  expect([takeReturnPath(), takeReturnPath()]).toEqual(['/account', '/home'])
})

test.each([
  ['the same account back', 'tara', '/play/1'],
  ['somebody else home', 'meera', '/home'],
])('a sign-in that ran out leads %s', (_whom, id, path) => {
  keepReturnPath('/play/1', { owner: 'tara' })
  saveUser(makeUser({ id }))

  expect(takeReturnPath()).toBe(path)
})
