import * as z from 'zod/mini'

import { Tokens, User } from '../contract/auth.ts'
import { deviceStorage } from '../runtime/deviceStorage.ts'

/** What stays in the browser about the user: no e-mail, no role. */
export const StoredUser = z.pick(User, {
  id: true,
  username: true,
  display_name: true,
  avatar_url: true,
  is_verified: true,
})
export type StoredUser = z.infer<typeof StoredUser>

const KEYS = { tokens: 'tokens', token: 'token', user: 'user' } as const

/** Where nothing can be kept, the sign-in lasts a page. */
let fallback: Record<string, string> = {}

const read = (key: string): string | null => deviceStorage.read(key) ?? fallback[key] ?? null

function write(key: string, value: string) {
  if (!deviceStorage.write(key, value)) fallback[key] = value
}

function parse<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export const readTokens = (): Tokens | null => parse(Tokens, read(KEYS.tokens))
export const readUser = (): StoredUser | null => parse(StoredUser, read(KEYS.user))

/** Keeps a fresh pair; `token` holds the access token alone, as older pages read it. */
export function saveTokens(tokens: Tokens) {
  write(KEYS.tokens, JSON.stringify(tokens))
  write(KEYS.token, tokens.access_token)
}

export function saveUser(user: StoredUser) {
  write(KEYS.user, JSON.stringify(StoredUser.parse(user)))
}

/** Forgets the sign-in on this device. */
export function clearTokens() {
  fallback = {}
  deviceStorage.remove(...Object.values(KEYS))
}

/** Calls back when another tab signs out. */
export function onSignOutElsewhere(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    const isGone = event.key === null || (event.key === KEYS.tokens && event.newValue === null)
    if (isGone) callback()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
