import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { Tokens, User } from '../contract/auth.ts'
import { readTokens, readUser } from './tokenStorage.ts'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
})
afterEach(() => storage.clear())

const SavedUser = z.pick(User, {
  id: true,
  username: true,
  display_name: true,
  avatar_url: true,
  is_verified: true,
})

const anything = (fields: readonly string[]) =>
  fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record(
        Object.fromEntries(
          fields.map((name) => [name, fc.oneof(fc.uuid(), fc.boolean(), fc.constant(null))]),
        ),
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  )

test('reads only stored values that match the contract as tokens', () => {
  fc.assert(
    fc.property(anything(['access_token', 'refresh_token']), (kept) => {
      storage.set('tokens', kept)
      const parsed = Tokens.safeParse(asJson(kept))

      expect(readTokens()).toEqual(parsed.success ? parsed.data : null)
    }),
  )
})

test('reads only stored values that match the contract as a user', () => {
  fc.assert(
    fc.property(anything(Object.keys(SavedUser.shape)), (kept) => {
      storage.set('user', kept)
      const parsed = SavedUser.safeParse(asJson(kept))

      expect(parsed.success ? readUser() : parsed.data).toEqual(parsed.data)
    }),
  )
})

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
