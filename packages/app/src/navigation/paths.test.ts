import { clearTokens, saveUser } from '@kathasagar/api'
import { makeUser } from '@kathasagar/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { saveReturnPath, pathAfterLogin, consumeReturnPath } from './paths.ts'

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
  'returns to %s after a login',
  (path) => {
    expect(pathAfterLogin(path)).toBe(path)
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
])('refuses %j as a return path', (path) => {
  expect(pathAfterLogin(path)).toBe('/home')
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
])('returns home after a login from the login page %s', (path) => {
  expect(pathAfterLogin(path)).toBe('/home')
})

test('returns each tab to its own page', () => {
  saveReturnPath('/account')
  localStorage.setItem('redirectAfterLogin', '/saved')

  expect(consumeReturnPath()).toBe('/account')
})

test('uses the return path of the device once for a tab without its own', () => {
  saveReturnPath('/account')
  openTab()

  expect([consumeReturnPath(), consumeReturnPath()]).toEqual(['/account', '/home'])
})

test.each([
  ['the same account back', 'tara', '/play/1'],
  ['somebody else home', 'meera', '/home'],
])('opens %s after a session has expired', (_whom, id, path) => {
  saveReturnPath('/play/1', { owner: 'tara' })
  saveUser(makeUser({ id }))

  expect(consumeReturnPath()).toBe(path)
})
